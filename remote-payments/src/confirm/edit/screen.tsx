import { useIsShown } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import { ButtonLink, Card, EmptyState } from '@invoice-card/ui'
import { Navigate } from 'react-router-dom'
import { whyDeclinedOn } from '../../checkout/selectors.ts'
import { editIn, useCheckout } from '../../checkout/store.ts'
import { changesOf, isAmountLost, isUnchanged } from '../../existing-payment/edit/changes.ts'
import { EditablePayment } from '../../existing-payment/edit/editable-payment.tsx'
import { paths } from '../../paths.ts'
import { EditConfirmation } from './edit-confirmation.tsx'
import type { EditConfirmationProps } from './edit-confirmation-props.ts'
import { messages } from './messages.ts'

/** /payments/edit/{id}/confirm: only what changes, before and after. */
export function Component() {
  // Here, because what stands below gives way to others as soon as the payment has changed.
  const isShown = useIsShown()
  return (
    <EditablePayment title={messages.title} lead={messages.lead}>
      {(invoice, isInProgress) => <Content invoice={invoice} isInProgress={isInProgress} isShown={isShown} />}
    </EditablePayment>
  )
}

function Content({
  invoice,
  isInProgress,
  isShown,
}: Pick<EditConfirmationProps, 'invoice' | 'isInProgress' | 'isShown'>) {
  const listState = useListState()
  const checkout = useCheckout()
  const edit = editIn(checkout, invoice.id)
  if (edit === null || (!edit.isChecked && !isInProgress))
    return <Navigate to={paths.editInvoiceInfo(invoice.id)} state={listState} replace />
  const changes = changesOf(invoice, edit)
  if (isAmountLost(invoice, edit) && !isInProgress) {
    return (
      <Card>
        <EmptyState
          {...messages.amountLost}
          action={
            <ButtonLink variant="secondary" to={paths.editInvoiceInfo(invoice.id)} state={listState}>
              {messages.fix}
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  if (isUnchanged(changes) && !isInProgress) {
    return (
      <Card>
        <EmptyState
          {...messages.nothing}
          action={
            <ButtonLink variant="secondary" to={paths.detail('review', invoice.id)} state={listState}>
              {messages.detail}
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  return (
    <EditConfirmation
      key={invoice.id}
      invoice={invoice}
      edit={edit}
      changes={changes}
      whyDeclined={whyDeclinedOn(checkout, paths.editConfirm(invoice.id))}
      isInProgress={isInProgress}
      isShown={isShown}
    />
  )
}
