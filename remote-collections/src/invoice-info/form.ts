import {
  maxCommentLength,
  maxCompanyNameLength,
  maxEmailLength,
  maxInvoiceNumberLength,
  maxPersonNameLength,
} from '@invoice-card/contracts'
import {
  checkAmounts,
  toCorporateNumber,
  isCalendarDay,
  isCorporateNumber,
  isRegistrationNumber,
  maxChargeYen,
  maxInvoiceYen,
  spellEmail,
  toRegistrationNumber,
} from '@invoice-card/domain'
import * as v from 'valibot'
import { isOwnAddress, ownAddressRefused } from '../request-form/own-address.ts'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import { type DepositCalendar, depositDays } from '../deposit/deposit-calendar.ts'
import type { AmountField, RequestForm } from '../request-form/values.ts'
import { amountOf, rateOf } from '../request-form/typed-text.ts'
import { messages } from './messages.ts'

const { fields, amounts: words } = messages
const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
const isEmptyOr = (isValid: (text: string) => boolean) => (text: string) => text.trim() === '' || isValid(text)

const Name = (item: string) =>
  v.pipe(filled(fields.name.required(item)), v.maxLength(maxCompanyNameLength, fields.name.tooLong(item)))
const Kana = v.pipe(v.string(), v.maxLength(maxCompanyNameLength, fields.name_kana.tooLong))
const registration_number = v.pipe(
  v.string(),
  v.check(
    isEmptyOr(text => isRegistrationNumber(toRegistrationNumber(text))),
    fields.registration_number.invalid,
  ),
)
const NewCorporation = v.object({
  business_form: v.literal(1),
  name: Name(fields.name.corporation),
  name_kana: Kana,
  registration_number,
  corporate_number: v.pipe(
    v.string(),
    v.check(
      isEmptyOr(text => isCorporateNumber(toCorporateNumber(text))),
      fields.corporate_number.invalid,
    ),
  ),
})
const NewSoleProprietor = v.object({
  business_form: v.literal(2),
  name: Name(fields.name.soleProprietor),
  name_kana: Kana,
  registration_number,
})
const BuyerPart = v.variant('isNewSupplier', [
  v.object({ isNewSupplier: v.literal(false), supplierId: v.number(fields.supplierId.required) }),
  v.object({
    isNewSupplier: v.literal(true),
    newSupplier: v.variant('business_form', [NewCorporation, NewSoleProprietor]),
  }),
])

const contentPart = (calendar: DepositCalendar) => {
  const days = new Set(depositDays(calendar))
  return v.object({
    supplier_person_name: v.pipe(
      filled(fields.person.required),
      v.maxLength(maxPersonNameLength, fields.person.tooLong),
    ),
    supplier_person_email: v.pipe(
      v.string(),
      v.transform(spellEmail),
      v.nonEmpty(fields.email.required),
      v.maxLength(maxEmailLength, fields.email.invalid),
      v.email(fields.email.invalid),
      v.check(email => !isOwnAddress(email), ownAddressRefused),
    ),
    invoice_number: v.pipe(v.string(), v.maxLength(maxInvoiceNumberLength, fields.invoice_number.tooLong)),
    issue_date: v.pipe(v.string(), v.check(isEmptyOr(isCalendarDay), fields.issue_date.invalid)),
    payment_due_date: v.pipe(
      filled(fields.payment_due_date.required),
      v.check(isCalendarDay, fields.payment_due_date.invalid),
      v.check(day => day >= calendar.today, fields.payment_due_date.past),
    ),
    deposit_date: v.pipe(
      v.string(),
      v.nonEmpty(fields.deposit_date.required),
      v.check(day => days.has(day), fields.deposit_date.unavailable),
    ),
    message: v.pipe(v.string(), v.maxLength(maxCommentLength, fields.message.tooLong)),
  })
}

/** The amounts of the form that are on the screen. */
function shownAmounts({ discountKind }: RequestForm): readonly AmountField[] {
  const discount = [
    'discount_amount',
    'standard_discounted_amount',
    'reduced_discounted_amount',
    'nontaxable_discounted_amount',
  ] as const
  return [
    'standard_taxable_amount',
    'reduced_taxable_amount',
    'nontaxable_amount',
    ...(discountKind === 'none' ? [] : discount),
    'standard_consumption_tax_amount',
    'reduced_consumption_tax_amount',
    'billing_amount',
  ]
}

/** What is wrong in an amount by itself. */
function amountError(form: RequestForm, field: AmountField): string | null {
  if (form[field] === '') return null
  const yen = amountOf(form[field])
  if (yen === null) return words.invalid(words[field])
  // A class may be larger than the total: a discount follows.
  const maxYen = field === 'billing_amount' ? maxInvoiceYen : maxChargeYen
  return yen > maxYen ? words.atMost(words[field], maxYen) : null
}

/** Everything that is wrong in the amounts, each at its field; sums are checked once all is a number. */
function amountErrors(form: RequestForm): { readonly field: string; readonly message: string }[] {
  const wrong = shownAmounts(form).flatMap(field => {
    const message = amountError(form, field)
    return message === null ? [] : [{ field, message }]
  })
  if (wrong.length > 0) return wrong
  if (form.discountKind === 'rate' && rateOf(form.discount_rate) === null) {
    return [{ field: 'discount_rate', message: words.rateInvalid }]
  }
  if (form.billing_amount === '') return [{ field: 'billing_amount', message: words.required }]
  return checkAmounts(statedAmountsOf(form))
}

const AmountsPart = v.pipe(
  v.custom<RequestForm>(() => true),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const { field, message } of amountErrors(input)) {
      const value: unknown = input[field as keyof RequestForm]
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key: field, value }] })
    }
  }),
)

/** The rules of the screen for the days that banks are open. */
export const requestFormSchema = (calendar: DepositCalendar) =>
  v.intersect([contentPart(calendar), BuyerPart, AmountsPart])
