import type { OcrFields } from '@invoice-card/contracts'

/** A field of an invoice. */
export type Name = keyof OcrFields

/** Amounts of tax classes and their taxes. */
export const ofClasses: readonly Name[] = [
  'standard_taxable_amount',
  'reduced_taxable_amount',
  'nontaxable_amount',
  'standard_tax_amount',
  'reduced_tax_amount',
]
const amounts: readonly Name[] = ['total_amount', ...ofClasses]

/**
 * Fields that say by themselves that they are right: a check digit, a dictionary, a sum that comes out.
 * One pass that reads such a value outweighs others that don't.
 */
export const selfProving: ReadonlySet<Name> = new Set([
  'registration_number',
  'bank_code',
  'bank_name',
  'branch_code',
  'branch_name',
  // One of three words.
  'account_type',
  ...amounts,
])

/** Read by both engines. One engine that reads twice misreads a typeface twice. */
export const ofDigits: ReadonlySet<Name> = new Set([
  'registration_number',
  'invoice_number',
  'issue_date',
  'due_date',
  ...amounts,
  'account_number',
])

/**
 * Found by rules that know when they guess: without a label, in a sentence, or where no sum confirms them. That two
 * engines read the same digits says nothing of the place.
 */
export const placedByRules: ReadonlySet<Name> = new Set([
  'invoice_number',
  'issue_date',
  'due_date',
  'account_number',
  ...amounts,
])

/** What is of one account only together. */
export const ofAccount: ReadonlySet<Name> = new Set([
  'bank_code',
  'bank_name',
  'branch_code',
  'branch_name',
  'account_type',
  'account_number',
  'account_holder_kana',
])

export const holder = 'account_holder_kana' satisfies Name
/**
 * Always to be checked: holders are often wrong in pictures even where passes agree (16 of 48), and of an addressee,
 * whom nothing confirms, passes agreed on more than its name (1 of 99).
 */
export const neverSure: ReadonlySet<Name> = new Set([holder, 'payer_name'])

/**
 * An account's type of which a character is misread in each pass, and names that no register or directory confirms:
 * these are picked by rules, or only resemble one: where that is wrong, all passes agree on the same wrong name.
 */
export const sureWhereProven: ReadonlySet<Name> = new Set([
  'issuer_name',
  'bank_code',
  'bank_name',
  'branch_code',
  'branch_name',
  'account_type',
])

/** What the user needs, so that another look is worth its time. */
export const required: readonly Name[] = [
  'issuer_name',
  'total_amount',
  'due_date',
  'bank_code',
  'branch_code',
  'account_number',
  'registration_number',
  'invoice_number',
]
