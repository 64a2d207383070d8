import type { OcrFields } from '@invoice-card/contracts'
import { areClassesWhole } from './complete-sums.ts'
import { type Name, ofAccount, ofClasses } from './kinds-of-fields.ts'

/** What papers say and the form asks for. */
const wanted: readonly Name[] = [
  'issuer_name',
  'registration_number',
  'invoice_number',
  'issue_date',
  'due_date',
  'total_amount',
  'bank_code',
  'branch_code',
  'account_type',
  'account_number',
  'account_holder_kana',
  'payer_name',
]

/** Whether something that the form asks for was not read, or amounts of tax classes. */
export const isIncomplete = (fields: OcrFields): boolean =>
  wanted.some(name => isMissing(fields, name)) || !isSumSound(fields)

/** A day of the paper is no number of it: it stands below the label in place of one that was not read. */
const isMissing = (fields: OcrFields, name: Name): boolean =>
  fields[name].value === null || (name === 'invoice_number' && isDayOf(fields))

const isDayOf = ({ invoice_number, issue_date, due_date }: OcrFields): boolean =>
  invoice_number.confidence === 'check' &&
  [issue_date, due_date].some(({ value }) => value !== null && value === invoice_number.value?.replaceAll(/[/.]/g, '-'))

/** Whether amounts of classes were read that make up the total. */
const isAddedUp = (fields: OcrFields): boolean =>
  fields.total_amount.value !== null && sumOfClasses(fields) === fields.total_amount.value

/** Of what is claimed for amounts with their taxes, less may be left than they are, but hardly less than half. */
const isSumSound = (fields: OcrFields): boolean =>
  areClassesWhole(fields) &&
  (fields.total_amount.confidence === 'agreed' || Number(fields.total_amount.value) * 2 > sumOfClasses(fields))

/** A pass saw a sum below nothing: there is a place and no value. */
const isCredit = ({ total_amount: { value, place } }: OcrFields): boolean => value === null && place !== null

const ofSum: ReadonlySet<Name> = new Set(['total_amount', ...ofClasses])

const isSureOfSum = (known: OcrFields, read: OcrFields): boolean =>
  [...ofSum].some(name => known[name].confidence === 'agreed' && known[name].value !== read[name].value)

const ofBankAccount: readonly Name[] = ['bank_code', 'branch_code', 'account_type', 'account_number']

/** Of two accounts the number of one was read, and the bank of neither. */
const isNumberAlone = ({ bank_code, branch_code, account_number }: OcrFields): boolean =>
  bank_code.value === null && branch_code.value === null && account_number.confidence === 'check'

const sumOfClasses = (fields: OcrFields): number =>
  ofClasses.reduce((sum, name) => sum + Number(fields[name].value ?? 0), 0)

/**
 * What was not read, from another reading of the whole page, to be checked: nothing that speaks of another account,
 * another sum or another day. Of what was read only sums change that do not go together, where those of the other
 * reading do, and the number of an account without a bank, where it has an account as a whole.
 */
export function fillMissing(known: OcrFields, read: OcrFields): OcrFields {
  const isSumBetter = isAddedUp(read) && !isSumSound(known) && !isCredit(known) && !isSureOfSum(known, read)
  const isAccountWhole = isNumberAlone(known) && ofBankAccount.every(name => read[name].value !== null)
  const isSame = (name: Name): boolean => known[name].value === null || known[name].value === read[name].value
  const isNoOther = (name: Name): boolean => isSame(name) || read[name].value === null
  const isTaken = (name: Name): boolean => {
    const { value } = read[name]
    if (isSumBetter && ofSum.has(name)) return value !== known[name].value
    if (isAccountWhole && ofAccount.has(name)) return value !== null && value !== known[name].value
    if (value === null || !isMissing(known, name)) return false
    if (name === 'total_amount') return !isCredit(known)
    if (ofAccount.has(name)) return isSame('bank_code') && isNoOther('account_number')
    if (ofClasses.includes(name)) return isSame('total_amount')
    if (name === 'issue_date') return isBefore(value, known.due_date.value)
    if (name === 'due_date') return isBefore(known.issue_date.value, value)
    if (name === 'payer_name') return value !== known.issuer_name.value
    return name !== 'issuer_name' || value !== known.payer_name.value
  }
  // Each name has its own kind of field.
  return Object.fromEntries(
    (Object.keys(known) as Name[]).map(name => [name, isTaken(name) ? toCheck(read[name]) : known[name]]),
  ) as OcrFields
}

const toCheck = (field: OcrFields[Name]): OcrFields[Name] =>
  field.value === null ? field : ({ ...field, confidence: 'check' } as OcrFields[Name])

const isBefore = (day: unknown, other: unknown): boolean =>
  day === null || other === null || String(day) < String(other)
