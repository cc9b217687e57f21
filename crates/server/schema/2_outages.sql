-- When no server could be played with. Nobody is charged for that: what a game has of it is added to its clock when somebody next
-- acts there. Deadlines of games are counted without these times, so that one row here moves them all.
CREATE TABLE outage (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
