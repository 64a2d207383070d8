import type { Invoice } from '@invoice-card/contracts'
import type { PaymentEdit } from '../../checkout/entry.ts'
import { editOfPayment } from './edit-of-payment.ts'

/**
 * A correction that was left, on the payment as it is now: only what was typed is taken from it, for the payment may
 * have changed since. Null where nothing of it is left to do.
 */
export function resumedEdit(invoice: Invoice, left: PaymentEdit | undefined): PaymentEdit | null {
  if (left === undefined) return null
  const now = editOfPayment(invoice)
  const { form, files } = left.begunWith
  const resumed = {
    form: {
      formOne: withTyped(now.form.formOne, left.form.formOne, form.formOne),
      formTwo: withTyped(now.form.formTwo, left.form.formTwo, form.formTwo),
    },
    files: isSame(left.files, files) ? now.files : left.files,
  }
  const isNothing = !left.isPayeeChanged && left.comment === '' && isSame(resumed, { form: now.form, files: now.files })
  return isNothing ? null : { ...left, ...resumed, begunWith: now.begunWith, isChecked: false }
}

const withTyped = <Part extends object>(now: Part, typed: Part, begun: Part): Part =>
  Object.assign(
    { ...now },
    Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => !isSame(value, begun[name as keyof Part])),
    ) as Partial<Part>,
  )

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
