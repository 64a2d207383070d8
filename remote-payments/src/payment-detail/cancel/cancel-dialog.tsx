import type { Invoice } from '@invoice-card/contracts'
import { Box, Button, ConfirmDialog, formatDate, Notice, Stack, Text } from '@invoice-card/ui'
import { useId, useState } from 'react'
import { messages as words } from './messages.ts'
import { useCancel } from './use-cancel.ts'

/** Of a reserved payment that cannot be cancelled any more, until when it could be. */
const CancelOver = ({ until }: { until: string }) => (
  <Text size="sm" tone="muted">
    {words.over(formatDate(until))}
  </Text>
)

/**
 * Cancels a payment, with the terms beside the button, and after saying what that means for the card; once that is
 * over, until when it could be.
 */
export function CancelPayment({ invoice }: { invoice: Invoice }) {
  const [isOpen, setIsOpen] = useState(false)
  const termsId = useId()
  const { cancel, isPending, failure, clear } = useCancel(invoice.id, () => setIsOpen(false))
  const open = () => {
    clear()
    setIsOpen(true)
  }
  // An examiner may have gone on meanwhile: what is open stays, and the server says no.
  if (!invoice.is_cancellable && !isOpen)
    return invoice.cancel?.until ? <CancelOver until={invoice.cancel.until} /> : null
  return (
    <>
      <div>
        <Box marginInlineStart="-5">
          <Button variant="ghost" icon="cancel" aria-describedby={termsId} onClick={open}>
            {words.open}
          </Button>
        </Box>
        <Text id={termsId} size="sm" tone="muted">
          {termsOf(invoice)}
        </Text>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.title}
        tone="danger"
        confirmLabel={failure ? words.again : words.yes}
        isBusy={isPending}
        onCancel={() => setIsOpen(false)}
        onConfirm={cancel}
      >
        <Stack gap="3">
          {failure && !isPending && (
            <Notice tone="danger" isLive title={words[failure].title}>
              {words[failure].text}
            </Notice>
          )}
          <Text>{words.settlements[invoice.cancel?.settlement ?? 'void']}</Text>
          {invoice.cancel?.until && <Text>{words.until(formatDate(invoice.cancel.until))}</Text>}
          <Text>{words.limit}</Text>
          <Text>{words.final}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  )
}

/** Until when and at what cost. The day is known once the check is complete. */
function termsOf({ cancel }: Invoice): string {
  if (cancel?.settlement === 'charge_back') return words.settlements.charge_back
  if (cancel?.until) return words.refundedUntil(formatDate(cancel.until))
  return cancel?.settlement === 'refund' ? words.refunded : words.free
}
