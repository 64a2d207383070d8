import type { Invoice } from '@invoice-card/contracts'
import { formatYen } from '@invoice-card/ui'
import { displayKana } from '@invoice-card/domain'
import type { PaymentEdit } from '../../checkout/entry.ts'
import { editOfPayment, readPayee } from '../../existing-payment/edit/edit-of-payment.ts'
import { type ChangedRow, dayOr, namesOf, textOr } from './changed-rows.ts'
import { messages } from './messages.ts'

const { terms } = messages

/** What the payment says and asks otherwise by now than when the correction was begun, in the order of the form. */
export function rowsSince(invoice: Invoice, { begunWith }: PaymentEdit): ChangedRow[] {
  const { begunWith: now } = editOfPayment(invoice)
  const row = (term: string, textOf: (state: PaymentEdit['begunWith']) => string): ChangedRow => ({
    term,
    before: textOf(begunWith),
    after: textOf(now),
    onPaper: [],
  })
  return [
    row(terms.question, ({ question = '' }) => textOr(question)),
    row(terms.amount, ({ form }) => formatYen(Number(form.formOne.amount))),
    row(terms.due_date, ({ form }) => dayOr(form.formOne.due_date)),
    row(terms.invoice_number, ({ form }) => textOr(form.formOne.invoice_number)),
    row(terms.registration_number, ({ form }) => textOr(form.formOne.registration_number)),
    row(terms.issue_date, ({ form }) => dayOr(form.formOne.issue_date)),
    row(terms.payee, ({ payee = now.payee ?? '' }) => payeeText(payee)),
    row(terms.transfer_date, ({ form }) => dayOr(form.formOne.transfer_date)),
    row(terms.transfer_person_name, ({ form }) => textOr(form.formTwo.transfer_person_name)),
    row(terms.files, ({ files }) => namesOf(files)),
  ].filter(({ before, after }) => before !== after)
}

function payeeText(payee: string): string {
  const [supplier, account] = readPayee(payee)
  return account === null ? supplier : [supplier, account[0], displayKana(account[1])].join('\n')
}
