import type { Invoice } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { ErrorState, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dispatch } from '../../checkout/store.ts'
import { EditablePayment } from '../../existing-payment/edit/editable-payment.tsx'
import { closedDaysQuery } from '../../invoice-values/transfer-calendar.ts'
import { EditForm } from './edit-form.tsx'
import { messages } from './messages.ts'

/** /payments/edit/{id}/invoiceinfo: corrects an application that may still be corrected. */
export function Component() {
  return (
    <EditablePayment title={messages.title} lead={messages.lead}>
      {invoice => <WithCalendar key={invoice.id} invoice={invoice} />}
    </EditablePayment>
  )
}

function WithCalendar({ invoice }: { invoice: Invoice }) {
  const { data, error, refetch, isFetching } = useQuery(closedDaysQuery)
  const [round, setRound] = useState(0)
  const discard = () => {
    dispatch({ type: 'left' })
    dispatch({ type: 'correctionEnded', invoiceId: invoice.id })
    setRound(round + 1)
  }
  if (data) return <EditForm key={round} invoice={invoice} calendar={data} onDiscard={discard} />
  return error ? (
    <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <SkeletonText lines={8} />
  )
}
