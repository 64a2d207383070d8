import { maxCompanyNameLength, maxInvoiceNumberLength } from '@invoice-card/contracts'
import { AccountSchema } from '@invoice-card/bank-account'
import {
  convertHolderKana,
  digitsOf,
  isCalendarDay,
  isCorporateNumber,
  isRegistrationNumber,
  maxInvoiceYen,
  toRegistrationNumber,
} from '@invoice-card/domain'
import { formatDate } from '@invoice-card/ui'
import * as v from 'valibot'
import { amountOf } from '../invoice-values/typed-text.ts'
import { messages } from './messages.ts'
import { fitsTransferName } from './transfer-name.ts'

/** Which days can be chosen for the transfer: the answer of `GET /banks/closed_day`. */
export interface TransferCalendar {
  readonly today: string
  readonly earliest_transfer_date: string
  readonly latest_transfer_date: string
  readonly closed_days: readonly string[]
}

const { fields } = messages
const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
const isEmptyOr = (isValid: (text: string) => boolean) => (text: string) => text.trim() === '' || isValid(text)
const optionalDay = (message: string) => v.pipe(v.string(), v.check(isEmptyOr(isCalendarDay), message))

const Amount = v.pipe(
  filled(fields.amount.required),
  v.check(text => (amountOf(text) ?? 0) > 0, fields.amount.invalid),
  v.check(text => (amountOf(text) ?? 0) <= maxInvoiceYen, fields.amount.tooLarge),
)

const TransferDate = (
  { earliest_transfer_date: first, latest_transfer_date: last, closed_days }: TransferCalendar,
  reserved: string,
) =>
  v.pipe(
    v.string(),
    v.nonEmpty(fields.transfer_date.required),
    v.check(
      day => day === reserved || (day >= first && day <= last),
      fields.transfer_date.outOfRange(formatDate(first), formatDate(last)),
    ),
    v.check(day => day === reserved || !closed_days.includes(day), fields.transfer_date.closed),
  )

const Kana = ({ required, invalid }: { required: string; invalid: string }) =>
  v.pipe(
    filled(required),
    v.check(text => convertHolderKana(text).is_converted, invalid),
  )

const SupplierName = (item: string) =>
  v.pipe(
    filled(fields.supplierName.required(item)),
    v.maxLength(maxCompanyNameLength, fields.supplierName.tooLong(item)),
  )

const NewCorporation = v.object({
  business_form: v.literal(1),
  name: SupplierName(fields.supplierName.corporation),
  corporate_number: v.pipe(
    v.string(),
    v.check(
      isEmptyOr(text => isCorporateNumber(digitsOf(text))),
      fields.corporate_number.invalid,
    ),
  ),
})
const NewSoleProprietor = v.object({
  business_form: v.literal(2),
  name: SupplierName(fields.supplierName.soleProprietor),
})

const SupplierPart = v.variant('isNewSupplier', [
  v.object({ isNewSupplier: v.literal(false), supplierId: v.number(fields.supplierId.required) }),
  v.object({
    isNewSupplier: v.literal(true),
    newSupplier: v.variant('business_form', [NewCorporation, NewSoleProprietor]),
  }),
])

const AccountPart = v.variant('isNewAccount', [
  v.pipe(
    v.object({
      isNewAccount: v.literal(false),
      accountId: v.number(fields.accountId.required),
      accountLabel: v.string(),
    }),
    // Named once the accounts of the supplier are there: nobody pays into one that cannot be shown.
    v.forward(
      v.check(({ accountLabel }) => accountLabel !== '', fields.accountId.required),
      ['accountId'],
    ),
  ),
  v.object({
    isNewAccount: v.literal(true),
    newAccount: AccountSchema,
  }),
])

const invoicePart = (calendar: TransferCalendar, reservedTransferDay: string) =>
  v.object({
    amount: Amount,
    due_date: v.pipe(filled(fields.due_date.required), v.check(isCalendarDay, fields.due_date.invalid)),
    transfer_date: TransferDate(calendar, reservedTransferDay),
    issue_date: optionalDay(fields.issue_date.invalid),
    invoice_number: v.pipe(v.string(), v.maxLength(maxInvoiceNumberLength, fields.invoice_number.tooLong)),
    registration_number: v.pipe(
      v.string(),
      v.check(
        isEmptyOr(text => isRegistrationNumber(toRegistrationNumber(text))),
        fields.registration_number.invalid,
      ),
    ),
  })
const transferPart = v.object({
  transfer_person_name: v.pipe(
    Kana(fields.transfer_person_name),
    v.check(fitsTransferName, fields.transfer_person_name.tooLong),
  ),
})

/** The rules of the screen for the days that banks are open. */
export const invoiceFormSchema = (calendar: TransferCalendar, reservedTransferDay = '') =>
  v.object({
    formOne: v.intersect([invoicePart(calendar, reservedTransferDay), SupplierPart]),
    formTwo: v.intersect([transferPart, AccountPart]),
  })

/**
 * The same rules where supplier and account stay. A transfer day that was reserved once may stay too, whether or not it
 * could be chosen today.
 */
export const unchangedPayeeSchema = (calendar: TransferCalendar, reservedTransferDay: string) =>
  v.object({
    formOne: invoicePart(calendar, reservedTransferDay),
    formTwo: transferPart,
  })
