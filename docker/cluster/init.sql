-- Whom the proxy signs in as to ask a node whether it takes writes: may do nothing, and has nothing to keep secret.
CREATE USER IF NOT EXISTS haproxy@'%';
