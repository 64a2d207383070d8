import type { AccountInput, DraftValues, InvoiceFile, OcrFields, SupplierStatus } from '@invoice-card/contracts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

interface SuppliersTable {
  id: GeneratedAlways<number>
  company_id: number
  business_form: 1 | 2
  name: string
  name_kana: Generated<string>
  corporate_number: string | null
  registration_number: string | null
  status: Generated<SupplierStatus>
  postal_code: string | null
  address: string | null
  phone_number: string | null
  email_address: string | null
  representative_name: string | null
  comparable_name: string
  search_text: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** Who last decided about it. */
  examined_by_id: Generated<number | null>
  deleted_at: Date | null
  /** Of the call that registered it, and the hash that shows whether a call is its retry. */
  idempotency_key: Generated<string | null>
  body_hash: Generated<string | null>
}

interface SupplierAccountsTable extends AccountInput {
  id: GeneratedAlways<number>
  supplier_id: number
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** Nothing is paid to it any more. */
  deleted_at: Generated<Date | null>
}

interface SupplierAccountChangesTable {
  id: GeneratedAlways<number>
  supplier_account_id: number
  /** Null where the account was added. */
  before: JSONColumnType<AccountInput> | null
  /** Null where it was deleted. */
  after: JSONColumnType<AccountInput> | null
  changed_by: number
  /** The user's name at that time; null from processes of an older version. */
  changed_by_name: Generated<string | null>
  changed_at: Generated<Date>
  /** Null where it was not stored. */
  supplier_status_before: SupplierStatus | null
  supplier_status_after: SupplierStatus | null
}

interface BanksTable {
  code: string
  name: string
  name_kana: string
  search_name: string
  search_kana: string
}

interface BranchesTable extends BanksTable {
  bank_code: string
}

interface BankEditionTable {
  is_only: Generated<boolean>
  edition: string
}

export interface FilesTable {
  /** The program that brought it; null for files of users. */
  client_id: string | null
  id: string
  company_id: number
  created_by: number
  file_name: string
  content_type: 'application/pdf' | 'image/jpeg' | 'image/png'
  size_bytes: number
  /** Null unless its owner said it. */
  document_size_code: NonNullable<InvoiceFile['document_size_code']> | null
  /** The same, or the reading has found a PDF each of whose pages is a picture. */
  invoice_file_type: NonNullable<InvoiceFile['invoice_file_type']> | null
  sha256: string | null
  page_count: Generated<number>
  accepted_at: Date | null
  /** Set while a call validates what was uploaded; its moment names the call. */
  checking_until: Date | null
  /** Why its content was refused. */
  refusal: string | null
  /** How long the reading took, in milliseconds; null until it has ended. */
  reading_ms: number | null
  ocr_status: Generated<'waiting' | 'reading' | 'done' | 'not_read' | 'failed'>
  ocr_progress: Generated<number>
  ocr_fields: JSONColumnType<OcrFields> | null
  ocr_warnings: Generated<string[]>
  /** The first page of each invoice, where the reading found several. */
  invoice_pages: Generated<number[]>
  /** The file that this one was split off, and its pages there. */
  part_of: string | null
  first_page: number | null
  last_page: number | null
  created_at: Generated<Date>
}

export interface FilePagesTable {
  file_id: string
  page: number
  content_type: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

interface DraftsTable {
  id: GeneratedAlways<number>
  company_id: number
  created_by: number
  /** Named by the browser: the same key has one draft. */
  draft_key: string | null
  form_values: JSONColumnType<DraftValues>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  expires_at: Date
}

/** Suppliers, accounts, banks, files and drafts. */
export interface CatalogueTables {
  suppliers: SuppliersTable
  supplier_accounts: SupplierAccountsTable
  supplier_account_changes: SupplierAccountChangesTable
  banks: BanksTable
  branches: BranchesTable
  bank_edition: BankEditionTable
  files: FilesTable
  file_pages: FilePagesTable
  drafts: DraftsTable
}
