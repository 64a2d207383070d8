import { type RawBuilder, sql } from 'kysely'
import { patternOf, spelledNumber, spellNumber } from '../../platform/database/public.ts'
import { amountOf } from '../../platform/wording/public.ts'

/** Drafts of payments, and of requests: rows of one shape, but for their values. */
export type DraftsTableName = 'drafts' | 'invoice_request_drafts'

/** A number among the values of a draft. */
export const numberIn = (field: string) => sql`(form_values ->> ${sql.lit(field)})::numeric`

/** A day among the values, ordered by its letters: a text that is no day yet counts as none. */
export const dayIn = (field: string) =>
  sql`(case when form_values ->> ${sql.lit(field)} ~ '^\\d{4}-\\d{2}-\\d{2}$'
    then form_values ->> ${sql.lit(field)} end) collate "C"`

const amountIn = { drafts: numberIn('amount'), invoice_request_drafts: numberIn('billing_amount') } as const

/** Whether a word is in supplier, invoice number or names of files, in any width and case, or is the amount. */
export function hasWord(table: DraftsTableName, typed: string): RawBuilder<boolean> {
  const word = typed.normalize('NFKC').trim()
  if (word === '') return sql`true`
  const texts = sql`concat_ws(E'\\n', ${supplierNameIn(table)}, form_values ->> 'invoice_number', ${fileNames(table)})`
  const has = sql<boolean>`${spelledNumber(texts)} ilike ${patternOf(spellNumber(word))}`
  const amount = amountOf(word)
  return amount === undefined ? has : sql`(${has} or ${amountIn[table]} = ${amount})`
}

const companyOf = (table: DraftsTableName) => sql.ref(`${table}.company_id`)

/** The supplier's name as the list shows it. */
export const supplierNameIn = (table: DraftsTableName) => sql<string | null>`coalesce(
  (select name from suppliers where suppliers.id = (form_values ->> 'supplier_id')::bigint
    and suppliers.company_id = ${companyOf(table)} and suppliers.deleted_at is null
    and (form_values ->> 'is_new_supplier')::boolean is not true),
  nullif(form_values -> 'new_supplier' ->> 'corporate_name', ''), form_values -> 'new_supplier' ->> 'business_name'
)`

const fileNames = (table: DraftsTableName) => sql`(
  select string_agg(file_name, E'\\n') from files
  where files.company_id = ${companyOf(table)}
    and files.id in (select jsonb_array_elements_text(form_values -> 'file_ids')::uuid)
)`
