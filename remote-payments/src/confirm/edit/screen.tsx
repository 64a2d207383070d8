import type { Invoice } from '@invoice-card/contracts'
import { ButtonLink, Card, EmptyState } from '@invoice-card/ui'
import { Navigate } from 'react-router-dom'
import { usePaymentFlow } from '../../common/flow-state.ts'
import { changesOf, isUnchanged } from '../../common/payment-edit/changes.ts'
import { EditablePayment } from '../../common/payment-edit/editable-payment.tsx'
import { paths } from '../../paths.ts'
import { EditConfirmation } from './edit-confirmation.tsx'
import { messages } from './messages.ts'

/** /payments/edit/{id}/confirm: only what changes, before and after. */
export function Component() {
  return <EditablePayment title={messages.title} lead={messages.lead}>{(invoice, isUnderWay) => <Content invoice={invoice} isUnderWay={isUnderWay} />}</EditablePayment>
}

function Content({ invoice, isUnderWay }: { invoice: Invoice, isUnderWay: boolean }) {
  const [{ edit, declinedMessage }] = usePaymentFlow()
  if (edit?.invoiceId !== invoice.id || (!edit.isChecked && !isUnderWay)) return <Navigate to={paths.editInvoiceInfo(invoice.id)} replace />
  const changes = changesOf(invoice, edit)
  if (isUnchanged(changes) && !isUnderWay) {
    return <Card><EmptyState {...messages.nothing} action={<ButtonLink variant="secondary" to={paths.detail('review', invoice.id)}>{messages.detail}</ButtonLink>} /></Card>
  }
  return <EditConfirmation key={invoice.id} invoice={invoice} edit={edit} changes={changes} declinedMessage={declinedMessage} isUnderWay={isUnderWay} />
}
