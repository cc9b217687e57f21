-- For programs that have one secret for many seats and follow all their games at once.
CREATE INDEX game_first_seat ON game (first_seat, created);
CREATE INDEX game_second_seat ON game (second_seat, created);
