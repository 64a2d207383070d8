import type { OcrFields } from '@invoice-card/contracts'
import { hasLegalForm } from '@invoice-card/domain'
import type { PageText } from '../../../platform/pdf/public.ts'
import type { BankDirectory, NamedCode } from '../../../parties/banks/public.ts'
import type { Line, Span } from './lines/layout.ts'
import { readableLines } from './lines/readable.ts'
import { readAccountNumber, readAccountType } from './read-account.ts'
import { readHolder } from './read-holder.ts'
import { readBank, readBranch, type Named } from './read-bank.ts'
import { readClasses } from './read-classes.ts'
import { readDueDate, readIssueDate } from './read-dates.ts'
import { readInvoiceNumber, readRegistrationNumber } from './read-numbers.ts'
import { readIssuer, readPayer } from './read-parties.ts'
import { foreignCurrency, invoicePages } from './remarks.ts'
import { readTax } from './read-taxes.ts'
import { readCredit, readTotal } from './amounts/read-total.ts'
import { joinSentences } from './lines/sentences.ts'
import { doubted, type LabelledValue, toField, type Reading } from './lines/reading.ts'

/** What the reader asks others. */
export interface Lookups {
  readonly banks: BankDirectory
  /** The name stored for a T number by a register or among the user's suppliers. */
  issuerOf(registrationNumber: string): Promise<string | null>
  /** How a register reads the name behind a T number, without its legal form; full-width kana. */
  nameKanaOf(registrationNumber: string): Promise<string | null>
}

/**
 * Reads the fields of an invoice from the text of its pages, by labels and geometry, whatever the layout.
 * @param isRecognised whether the text comes from pictures: then one misread digit may stand in several places
 */
export async function parseInvoice(
  pages: readonly PageText[],
  lookups: Lookups,
  { isRecognised = false }: { readonly isRecognised?: boolean } = {},
): Promise<OcrFields> {
  const lines = ofFirstInvoice(readableLines(pages, isRecognised))
  const registrationNumber = readRegistrationNumber(lines)
  const payer = readPayer(lines)
  const issuer = readIssuer(lines, payer, registrationNumber && (await lookups.issuerOf(registrationNumber.value)))
  const issued = readIssueDate(lines, isRecognised)
  const named = await readBank(lines, lookups.banks)
  // The name of a bank may run over the end of a line.
  const sentences = named ? lines : joinSentences(lines)
  const bank = named ?? (await readBank(sentences, lookups.banks))
  const ofAccount = bank ? sentences : lines
  // No number of a foreign document is an amount in yen.
  const isInYen = foreignCurrency(lines) === null
  const total = isInYen ? readTotal(lines, isRecognised) : null
  const classes = isInYen ? readClasses(lines, total) : {}
  const taxOf = (rate: 8 | 10) => (isInYen ? readTax(lines, rate, total?.value ?? null) : null)
  const number = readInvoiceNumber(lines)
  const due = readDueDate(lines, issued?.value ?? null, isRecognised)
  const account = readAccountNumber(ofAccount, bank, isRecognised)
  const isDueBefore = issued !== null && due !== null && due.value < issued.value
  const alone = doubtShared(number, issued, due, account)
  const ofDates = (date: Reading<string> | null) => own(isDueBefore ? doubted(date) : alone(date))
  // A pile whose first invoice was not read well would show the second one's number and amounts.
  const isLaterInvoice = isRecognised && number?.span !== null && (number?.span.segment.page ?? 0) > firstPage(pages)
  const own = <T>(reading: Reading<T> | null) => toField(isLaterInvoice ? doubted(reading) : reading)
  const holder = readHolder(ofAccount, bank)
  const branch = bank && (await readBranch(ofAccount, bank, lookups.banks))
  return {
    issuer_name: toField(issuer),
    registration_number: toField(registrationNumber),
    invoice_number: own(alone(number)),
    issue_date: ofDates(issued),
    due_date: ofDates(due),
    total_amount: total ? own(total) : creditField(isInYen ? readCredit(lines) : null),
    standard_taxable_amount: own(classes.standard_taxable_amount ?? null),
    reduced_taxable_amount: own(classes.reduced_taxable_amount ?? null),
    nontaxable_amount: own(classes.nontaxable_amount ?? null),
    standard_tax_amount: own(surer(classes.standard_tax_amount, taxOf(10))),
    reduced_tax_amount: own(surer(classes.reduced_tax_amount, taxOf(8))),
    bank_code: toField(pick(bank, 'code')),
    bank_name: toField(pick(bank, 'name')),
    branch_code: toField(pick(branch, 'code')),
    branch_name: toField(pick(branch, 'name')),
    account_type: toField(readAccountType(ofAccount, bank, isRecognised)),
    account_number: toField(alone(account)),
    account_holder_kana: toField(isFormLost(holder, issuer) ? doubted(holder) : holder),
    payer_name: toField(payer),
  }
}

/** Of a pile the lines up to its second invoice. */
function ofFirstInvoice(lines: readonly Line[]): readonly Line[] {
  const [, second] = invoicePages(lines)
  return second === undefined ? lines : lines.filter(line => (line[0]?.page ?? 0) < second)
}

/** Of a firm with a legal form the account has it, too: without it a part of the name was read, or another's. */
const isFormLost = (holder: Reading<string> | null, issuer: Reading<string> | null): boolean =>
  holder !== null && issuer !== null && hasLegalForm(issuer.value) && !/[()]/.test(holder.value)

/** A place from which two fields were read says only one of them: both are to be checked. */
const doubtShared =
  (...readings: readonly (Reading<string> | null)[]) =>
  (reading: Reading<string> | null): Reading<string> | null =>
    readings.some(other => reading && other && other !== reading && isSamePlace(reading.span, other.span))
      ? doubted(reading)
      : reading

const isSamePlace = (a: Span | null, b: Span | null): boolean =>
  a !== null && b !== null && a.segment === b.segment && a.start < b.end && b.start < a.end

const firstPage = (pages: readonly PageText[]): number => Math.min(...pages.map(({ page }) => page))

/** A tax that fits into all sums, unless the same was found by its label. */
const surer = (fitting: Reading<number> | undefined, labelled: Reading<number> | null): Reading<number> | null =>
  fitting === undefined || (fitting.value === labelled?.value && fitting.confidence === 'check') ? labelled : fitting

/** No amount to be paid, and the place that says so. */
const creditField = (credit: LabelledValue<number> | null) => ({
  ...toField<number>(null),
  place: credit && toField({ ...credit, confidence: 'check' }).place,
})

const pick = (named: Named | null, part: keyof NamedCode): Reading<string> | null =>
  named && { ...named, value: named.value[part] }
