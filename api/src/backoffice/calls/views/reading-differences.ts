import type { OcrFields } from '@invoice-card/contracts'
import type { ComparedField, ReadingDifference } from '@invoice-card/contracts/backoffice'
import { comparableNumber, isSameCompanyName, isSameHolder } from '@invoice-card/domain'
import type { ExaminedRow } from './store.ts'

type Value = string | number

interface Comparison {
  readonly appliedOf: (invoice: ExaminedRow) => Value | null
  /** Whether two spellings mean the same; equal letters unless given. */
  readonly isSame?: (read: string, applied: string) => boolean
}

const isSameNumber = (read: string, applied: string) => comparableNumber(read) === comparableNumber(applied)

const comparisons: Readonly<Record<ComparedField, Comparison>> = {
  issuer_name: { appliedOf: invoice => invoice.supplier_name, isSame: isSameCompanyName },
  registration_number: { appliedOf: invoice => invoice.registration_number, isSame: isSameNumber },
  invoice_number: { appliedOf: invoice => invoice.invoice_number, isSame: isSameNumber },
  issue_date: { appliedOf: invoice => invoice.issue_date },
  due_date: { appliedOf: invoice => invoice.due_date },
  total_amount: { appliedOf: invoice => invoice.amount },
  bank_code: { appliedOf: ({ account }) => account && account.bank_code },
  branch_code: { appliedOf: ({ account }) => account && account.branch_code },
  account_type: { appliedOf: ({ account }) => account && account.account_type },
  account_number: { appliedOf: ({ account }) => account && account.account_number },
  account_holder_kana: { appliedOf: ({ account }) => account && account.account_holder_kana, isSame: isSameHolder },
}

/** What was applied for otherwise than it was read, in the order of the table; what was not read is no difference. */
export const differencesOf = (fields: OcrFields, invoice: ExaminedRow): ReadingDifference[] =>
  Object.entries(comparisons).flatMap(([name, { appliedOf, isSame = isEqual }]) => {
    const field = name as ComparedField
    const { value: read, confidence } = fields[field]
    const applied = appliedOf(invoice)
    if (read === null || (applied !== null && isSame(String(read), String(applied)))) return []
    return [{ field, read, confidence, applied }]
  })

const isEqual = (read: string, applied: string) => read === applied
