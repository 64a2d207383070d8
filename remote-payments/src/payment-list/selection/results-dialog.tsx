import { Button, Dialog, Icon, Stack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { PaymentLines } from './payment-lines.tsx'
import { isRetryable, type Cancellation } from './use-cancellations.ts'

interface ResultsDialogProps {
  /** Closed while there are none. */
  readonly results: readonly Cancellation[]
  readonly isPending: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** How each cancellation ended, while they go on and after. */
export function ResultsDialog({ results, isPending, onRetry, onClose }: ResultsDialogProps) {
  const done = results.filter(({ state }) => state === 'done').length
  const failed = results.filter(({ state }) => state === 'failed').length
  return (
    <Dialog
      isOpen={results.length > 0}
      title={messages.doneTitle}
      // Closed earlier, it would hide what fails.
      onClose={isPending ? () => {} : onClose}
      actions={
        <>
          {!isPending && results.some(isRetryable) && (
            <Button variant="secondary" onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          <Button isLoading={isPending} onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text role="status">
          {isPending ? messages.progress(done + failed, results.length) : messages.summary(done, failed)}
        </Text>
        <PaymentLines
          title={messages.doneTitle}
          lines={results.map(result => ({ invoice: result.invoice, note: <Result result={result} /> }))}
        />
      </Stack>
    </Dialog>
  )
}

const Result = ({ result: { state, reason } }: { result: Cancellation }) => (
  <>
    {state === 'done' && <Icon name="check_circle" color="success" />}
    {state === 'failed' && <Icon name="warning" color="attention" />} {messages.results[state]}
    {reason && `：${reason}`}
  </>
)
