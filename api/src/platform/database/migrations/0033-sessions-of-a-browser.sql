-- The browser that a session was opened with: its refresh token is good there and nowhere else (decision 0133).
-- SHA-256 of the browser's cookie; null for sessions that were opened before.

alter table sessions add column browser_hash text;
