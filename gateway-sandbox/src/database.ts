import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// No column holds a card number or a security code: the scenario and the masked number are all that a sandbox needs.
const schema = `
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY, masked_number TEXT NOT NULL, brand TEXT NOT NULL, expire TEXT NOT NULL, scenario TEXT NOT NULL,
    expires_at INTEGER NOT NULL, is_spent INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE IF NOT EXISTS cards (
    card_id TEXT PRIMARY KEY, account_id TEXT NOT NULL, masked_number TEXT NOT NULL, brand TEXT NOT NULL, expire TEXT NOT NULL,
    scenario TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS cards_of_account ON cards (account_id);
  CREATE TABLE IF NOT EXISTS orders (
    order_id TEXT PRIMARY KEY, service TEXT NOT NULL, amount INTEGER NOT NULL, with_capture INTEGER NOT NULL, status TEXT NOT NULL,
    v_result_code TEXT NOT NULL, merr_msg TEXT NOT NULL, masked_number TEXT NOT NULL, brand TEXT NOT NULL, expire TEXT NOT NULL,
    scenario TEXT NOT NULL, march_txn TEXT NOT NULL, cust_txn TEXT NOT NULL, auth_code TEXT, account_id TEXT, card_id TEXT,
    redirection_uri TEXT, push_url TEXT NOT NULL, service_option TEXT, authentication_id TEXT UNIQUE, ddd_status TEXT,
    password_tries INTEGER NOT NULL, forced_refusal TEXT, forced_ddd_status TEXT, pending_ms INTEGER NOT NULL,
    settles_at INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    id INTEGER PRIMARY KEY, order_id TEXT NOT NULL REFERENCES orders, command TEXT NOT NULL, mstatus TEXT NOT NULL,
    v_result_code TEXT NOT NULL, amount INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS transactions_of_order ON transactions (order_id);
  CREATE TABLE IF NOT EXISTS movements (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, order_id TEXT NOT NULL REFERENCES orders, amount INTEGER NOT NULL,
    fee INTEGER NOT NULL, reason TEXT, deadline TEXT, transaction_id INTEGER UNIQUE REFERENCES transactions,
    statement_id TEXT, closed_on TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS movements_of_order ON movements (order_id);
  CREATE TABLE IF NOT EXISTS pushes (
    id INTEGER PRIMARY KEY, push_id TEXT NOT NULL, order_id TEXT NOT NULL, url TEXT NOT NULL, body TEXT NOT NULL,
    due_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, status TEXT NOT NULL DEFAULT 'waiting') STRICT;
  CREATE TABLE IF NOT EXISTS faults (
    id INTEGER PRIMARY KEY, command TEXT NOT NULL, kind TEXT NOT NULL, order_id TEXT, remaining INTEGER NOT NULL,
    delay_ms INTEGER NOT NULL, value TEXT) STRICT;
`

/** The sandbox's own memory, stored under `dataDir` so that orders outlive the process. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(join(dataDir, 'gateway-sandbox.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  database.exec(schema)
  return database
}

/** All or nothing: a process killed half-way leaves no half-made order. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
