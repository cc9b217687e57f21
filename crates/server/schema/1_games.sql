-- One schema for SQLite and PostgreSQL. Times are milliseconds since 1970.
CREATE TABLE game (
    id          TEXT PRIMARY KEY,
    -- What is fixed when a game is made.
    kind        TEXT NOT NULL,
    rules       TEXT NOT NULL,
    start       TEXT NOT NULL,
    clock       TEXT NOT NULL,
    created     BIGINT NOT NULL,
    -- Hashes of secrets.
    first_seat  TEXT,
    second_seat TEXT,
    invitation  TEXT,
    -- Whether anybody may take the free seat.
    listed      BOOLEAN NOT NULL,
    -- Who asked for it, as long as a seat is free: to limit how many one address asks for.
    address     TEXT,
    -- What follows from the events, for those who look for games. The number of the last event also guards against two
    -- writers: it only ever changes from the value the writer has seen.
    seq         BIGINT NOT NULL,
    status      TEXT NOT NULL,
    deadline    BIGINT,
    reason      TEXT,
    winner      TEXT
);

CREATE INDEX game_deadline ON game (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX game_lobby ON game (created) WHERE listed AND status = 'waiting';
CREATE INDEX game_address ON game (address) WHERE address IS NOT NULL;

-- What has happened: the game itself.
CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    seq  BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- When a server was last seen running, to know how long none was.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
