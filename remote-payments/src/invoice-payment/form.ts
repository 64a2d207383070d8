import { digitsOf, isCalendarDay, isCorporateNumber, maxInvoiceYen } from '@invoice-card/domain'
import * as v from 'valibot'
import { amountOf } from '../invoice-values/typed-text.ts'
import { messages } from './messages.ts'

const { amount, dueDate, number, supplier } = messages

const common = {
  transferAmount: v.pipe(
    v.string(),
    v.nonEmpty(amount.required),
    v.check(text => (amountOf(text) ?? 0) > 0, amount.invalid),
    v.check(text => (amountOf(text) ?? 0) <= maxInvoiceYen, amount.tooLarge),
  ),
  dueDate: v.pipe(v.string(), v.nonEmpty(dueDate.required), v.check(isCalendarDay, dueDate.invalid)),
}

/** The rules of the screen, in the order of its fields. */
export const invoicePaymentSchema = v.variant('payeeBy', [
  v.object({
    payeeBy: v.literal('registered'),
    supplierId: v.pipe(
      v.nullable(v.number()),
      v.check(id => id !== null, supplier.required),
    ),
    ...common,
  }),
  v.object({
    payeeBy: v.literal('number'),
    supplierCorporateNumber: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(number.required),
      v.check(text => isCorporateNumber(digitsOf(text)), number.invalid),
    ),
    // Found by the number, in the register or among the suppliers.
    supplierName: v.pipe(v.string(), v.nonEmpty(number.notKnown)),
    ...common,
  }),
])
