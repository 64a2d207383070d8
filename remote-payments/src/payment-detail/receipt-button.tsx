import { download } from '@invoice-card/list'
import { notifyFailure } from '@invoice-card/remote'
import { Button } from '@invoice-card/ui'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'

/** Downloads the receipt of the fee (適格請求書). */
export function ReceiptButton({ invoiceId }: { invoiceId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.invoices.getReceiptDownloadUrl({ params: { id: invoiceId } }),
    onSuccess: download,
    onError: error => notifyFailure(error, messages.receipt.failed),
  })
  return (
    <Button variant="secondary" icon="receipt_long" isLoading={isPending} onClick={() => mutate()}>
      {messages.receipt.download}
    </Button>
  )
}
