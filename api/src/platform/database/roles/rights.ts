import type { ProcessRole } from '@invoice-card/settings'
import type { Database } from '../schema/index.ts'

/**
 * `lock` is for `select … for update` alone: PostgreSQL asks for the right to update a column, here the key that nobody
 * changes.
 */
export type Right = 'select' | 'insert' | 'update' | 'delete' | 'lock'
type Rights = Readonly<Partial<Record<ProcessRole, readonly Right[]>>>

const read: readonly Right[] = ['select']
const lock: readonly Right[] = ['select', 'lock']
const change: readonly Right[] = ['select', 'update']
const append: readonly Right[] = ['select', 'insert']
const edit: readonly Right[] = ['select', 'insert', 'update']
const purge: readonly Right[] = ['select', 'delete']
const all: readonly Right[] = ['select', 'insert', 'update', 'delete']

/**
 * What each process may do with each table: nothing that is not here. The right to only some columns of one is in
 * columns.ts. A migration that makes a table adds its line; `migrate` makes the database like this table. A right is
 * taken away one release after the last statement that needs it (decision 0071).
 */
export const tableRights: Readonly<Record<keyof Database | 'bank_edition' | 'migrations' | 'stored_files', Rights>> = {
  accepted_terms: { api: append, worker: read, examiner: read, reader: read },
  acquirer_lines: { worker: read, examiner: edit, reader: read },
  acquirer_statements: { worker: read, examiner: append, reader: read },
  audit_anchors: { worker: append, examiner: read, reader: read },
  audit_heads: { api: edit, worker: edit, examiner: edit, reader: read },
  audit_log: { api: append, worker: append, examiner: append, reader: read },
  auth_challenges: { api: edit, worker: purge, examiner: change },
  bank_edition: { reader: read },
  banks: { api: read, worker: read, examiner: read, reader: read },
  branches: { api: read, worker: read, examiner: read, reader: read },
  card_expiry_notices: { worker: append, reader: read },
  card_registrations: { api: edit, worker: change, examiner: read, reader: read },
  chargebacks: { api: read, worker: read, examiner: edit, reader: read },
  companies: { api: edit, worker: lock, examiner: change, reader: read },
  company_counters: { api: edit, worker: edit, examiner: edit, reader: read },
  corporation_answers: { api: all, worker: all, examiner: read },
  credit_cards: { api: edit, worker: edit, examiner: read, reader: read },
  data_exports: { api: edit, worker: change, examiner: read, reader: read },
  deposit_accounts: { api: all, worker: read, examiner: read, reader: read },
  drafts: { api: all, worker: purge, reader: read },
  examiner_sessions: { examiner: edit },
  examiners: { examiner: edit, reader: read },
  file_pages: { api: edit, worker: edit, examiner: read, reader: read },
  files: { api: edit, worker: all, examiner: read, reader: read },
  findings: { api: read, worker: edit, examiner: change, reader: read },
  freezes: { api: read, worker: read, examiner: edit, reader: read },
  gateway_calls: { api: edit, worker: edit, examiner: edit, reader: read },
  gateway_pushes: { api: append, worker: read, reader: read },
  invoice_events: { api: append, worker: append, examiner: append, reader: read },
  invoice_files: { api: edit, worker: edit, examiner: edit, reader: read },
  invoice_list_counts: { api: read, worker: read, examiner: read, reader: read },
  invoice_request_drafts: { api: all, worker: all, reader: read },
  invoice_requests: { api: edit, worker: edit, examiner: change, reader: read },
  invoices: { api: edit, worker: edit, examiner: change, reader: read },
  issuer_answers: { api: all, worker: purge, examiner: read },
  known_browsers: { api: all, worker: purge },
  known_devices: { api: append, worker: read },
  ledger_entries: { api: append, worker: append, examiner: append, reader: read },
  ledger_postings: { api: append, worker: append, examiner: append, reader: read },
  mails: { api: append, worker: all, examiner: edit, reader: read },
  migrations: { api: read, worker: read, examiner: read, reader: read },
  notification_counters: { api: edit, worker: edit, examiner: edit, reader: read },
  notifications: { api: edit, worker: edit, examiner: edit, reader: read },
  oauth_clients: { api: read, worker: read, examiner: edit, reader: read },
  oauth_codes: { api: edit, worker: purge, examiner: change },
  oauth_grants: { api: edit, worker: purge, examiner: change, reader: read },
  oauth_requests: { api: append, worker: read },
  oauth_tokens: { api: edit, worker: purge },
  outbox: { api: append, worker: all, examiner: append, reader: read },
  page_documents: { api: edit, worker: purge, reader: read },
  page_errors: { api: edit, worker: purge, reader: read },
  page_vitals: { api: edit, worker: purge, reader: read },
  password_resets: { api: edit, worker: all, examiner: change },
  payment_evidence: { api: read, worker: read, examiner: read, reader: read },
  payment_transactions: { api: edit, worker: change, examiner: change, reader: read },
  pre_groups: { api: edit, worker: lock, examiner: read, reader: read },
  pre_items: { api: edit, worker: change, examiner: change, reader: read },
  promotions: { api: change, worker: read, examiner: edit, reader: read },
  rate_limits: { api: all, worker: all, examiner: all },
  receipt_number_gaps: { worker: read, examiner: read, reader: read },
  receipt_numbers: { api: change, worker: change, examiner: change, reader: read },
  receipts: { api: append, worker: append, examiner: append, reader: read },
  refresh_tokens: { api: append, worker: purge },
  request_keys: { api: edit, worker: edit, examiner: change },
  request_schedules: { api: all, worker: change, reader: read },
  returned_transfers: { api: change, worker: read, examiner: edit, reader: read },
  sent_request_drafts: { api: append, worker: append, reader: read },
  sessions: { api: edit, worker: purge, examiner: change, reader: read },
  sign_ins: { api: edit, worker: all, reader: read },
  sign_ups: { api: edit, worker: purge },
  // Read by a backup, which runs as the owner.
  stored_files: {},
  supplier_account_changes: { api: append, worker: read, examiner: read, reader: read },
  supplier_accounts: { api: edit, worker: edit, examiner: edit, reader: read },
  suppliers: { api: edit, worker: lock, examiner: change, reader: read },
  transfer_conflicts: { worker: read, examiner: append, reader: read },
  transfer_files: { api: read, worker: append, examiner: edit, reader: read },
  transfers: { api: change, worker: edit, examiner: edit, reader: read },
  users: { api: edit, worker: lock, examiner: lock, reader: read },
  verification_letters: { api: edit, examiner: change, reader: read },
}

/** The same of the job queue's tables, which pg-boss makes: the worker runs it. */
export const queueRights: Readonly<Record<string, Rights>> = {
  bam: { worker: change },
  job: { api: read, worker: all, examiner: change },
  job_common: { worker: all },
  job_dependency: { worker: all },
  queue: { api: read, worker: all, examiner: read },
  queue_stats: { worker: all },
  schedule: { worker: all },
  subscription: { worker: all },
  version: { worker: change },
  warning: { worker: all },
}

/** Functions that processes call, most of them within an index. Triggers run without a right to their function. */
export const functionRights: Readonly<Record<string, readonly ProcessRole[]>> = {
  'public.holder_letters': ['api', 'worker', 'examiner'],
  'public.holder_key': ['api', 'worker', 'examiner'],
  'public.holder_keys': ['api', 'worker', 'examiner'],
  'public.is_mail_emptied': ['examiner'],
  'public.kana_order': ['api', 'worker', 'examiner'],
  'public.pairs_of_letters': ['api', 'worker', 'examiner'],
  'pgboss.create_queue': ['worker'],
  'pgboss.job_now': ['worker'],
}

/** Schemas, and who may look things up in them. */
export const schemaRights: Readonly<Record<string, readonly ProcessRole[]>> = {
  public: ['api', 'worker', 'examiner', 'reader'],
  pgboss: ['api', 'worker', 'examiner'],
}
