import type { Invoice } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { Button } from '@invoice-card/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { calls } from '../common/calls.ts'
import { failureText } from '../common/failure-text.ts'
import { changePaymentFlow } from '../common/flow-state.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { flowLikeLastTime } from './pay-again.ts'

/** Starts the next payment to the same supplier and account. */
export function PayAgainButton({ invoice }: { invoice: Invoice & { supplier_id: number } }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.suppliers.listSupplierAccounts({ params: { id: invoice.supplier_id } }),
    onSuccess: ({ accounts }) => {
      changePaymentFlow(flowLikeLastTime(invoice, accounts))
      void navigate(paths.create)
    },
    onError: error => notify.error(failureText(error, messages.payAgain.refusals)),
  })
  return <Button variant="secondary" icon="sync" isLoading={isPending} onClick={() => mutate()}>{messages.payAgain.start}</Button>
}
