import { ReadingProgress } from '@invoice-card/invoice-file'
import {
  AppLink,
  Box,
  Button,
  ButtonLink,
  Card,
  focusHome,
  HStack,
  ProgressBar,
  Section,
  Stack,
  styled,
  Text,
  TextButton,
} from '@invoice-card/ui'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { messages } from '../draft/queue/messages.ts'
import { clearQueue, isChosenDraft, useFirstDraftId, useQueue, type QueuedInvoice } from '../draft/queue/queue-state.ts'
import { dequeue, resumeQueue, retry } from '../draft/queue/run-queue.ts'

const List = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
})
const Line = styled('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    paddingBlock: '3',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: { base: '"name name" "state state" "actions actions"', md: '"name actions" "state actions"' },
  },
})
const Name = styled('span', { base: { gridArea: 'name', fontWeight: 'bold', overflowWrap: 'anywhere' } })

/** The files that were chosen together: how far each one is, and the way to the drafts that they became. */
export function QueueList() {
  const queue = useQueue()
  const next = useFirstDraftId()
  // After a reload nobody goes on with what was in progress.
  useEffect(resumeQueue, [])
  if (queue.length === 0) return null

  const isOver = queue.every(({ status }) => status === 'ready' || status === 'paid' || status === 'failed')
  const isBegun = queue.some(({ status }) => status === 'paid')
  return (
    <Card>
      <Section title={messages.title} description={isOver ? undefined : messages.help}>
        <Stack gap="4">
          <HStack justifyContent="space-between" gap="3">
            <Text role="status" fontWeight="bold">
              {summaryOf(queue, isOver)}
            </Text>
            {next !== null && (
              <ButtonLink to={paths.draft(next)} iconEnd="arrow_forward">
                {isBegun ? messages.next : messages.first}
              </ButtonLink>
            )}
          </HStack>
          <List aria-label={messages.title} {...focusHome()}>
            {queue.map(invoice => (
              <li key={invoice.key} data-queued={invoice.key}>
                <QueuedLine invoice={invoice} />
              </li>
            ))}
          </List>
          {isOver && (
            <HStack gap="3">
              <TextButton size="sm" onClick={clearQueue}>
                {messages.clear}
              </TextButton>
              <Text as="span" size="sm" tone="muted">
                {messages.clearHelp}
              </Text>
            </HStack>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

/** How many files have become drafts; once all have, or none had to, how many are paid. */
function summaryOf(queue: readonly QueuedInvoice[], isOver: boolean): string {
  const made = queue.filter(invoice => !isChosenDraft(invoice))
  const countOf = (rows: readonly QueuedInvoice[], ...statuses: QueuedInvoice['status'][]) =>
    rows.filter(({ status }) => statuses.includes(status)).length
  const paid = countOf(queue, 'paid')
  if (made.length === 0 && paid === 0) return messages.toPay(queue.length)
  return made.length === 0 || (isOver && paid > 0)
    ? messages.paid(paid, queue.length)
    : messages.made(countOf(made, 'ready', 'paid'), made.length)
}

function readyText(invoice: QueuedInvoice): string {
  const { toCheck, invoiceCount, known } = invoice
  if (isChosenDraft(invoice)) return known ? messages.knownChosen(known.label) : messages.chosen
  if (known !== undefined) return messages.knownDraft(known.label)
  if (invoiceCount !== undefined) return messages.several(invoiceCount)
  if (toCheck === null) return messages.unread
  return toCheck ? messages.toCheck(toCheck) : messages.statuses.ready
}

function QueuedLine({ invoice }: { invoice: QueuedInvoice }) {
  const { key, file_id, file_name, status, percent, draft_id, failure, known } = invoice
  const isInProgress = status === 'sending' || status === 'reading'
  const Progress = status === 'reading' ? ReadingProgress : ProgressBar
  return (
    <Line>
      <Name>{file_name}</Name>
      {isInProgress ? (
        <Box gridColumn="1 / -1">
          <Progress label={messages.progressOf(file_name, messages.statuses[status])} percent={percent} />
        </Box>
      ) : (
        <Text
          gridArea="state"
          size="sm"
          tone={status === 'failed' || (status === 'ready' && known) ? 'danger' : 'muted'}
        >
          {failure?.message ?? (status === 'ready' ? readyText(invoice) : messages.statuses[status])}
        </Text>
      )}
      <HStack gridArea="actions" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="3">
        {status === 'ready' && draft_id !== null && file_id !== null && (
          <AppLink
            to={paths.receiptInvoice(file_id, { draft_id })}
            fontSize="sm"
            aria-label={messages.seeOf(file_name)}
          >
            {messages.see}
          </AppLink>
        )}
        {status === 'ready' && draft_id !== null && (
          <ButtonLink size="sm" variant="secondary" to={paths.draft(draft_id)} aria-label={messages.openOf(file_name)}>
            {messages.open}
          </ButtonLink>
        )}
        {known && status !== 'paid' && (
          <AppLink to={known.path} fontSize="sm">
            {messages.openKnown(known.label)}
          </AppLink>
        )}
        {failure?.isRetryable && (
          <Button
            size="sm"
            variant="secondary"
            icon="refresh"
            aria-label={messages.retryOf(file_name)}
            onClick={() => retry(key)}
          >
            {messages.retry}
          </Button>
        )}
        {(status === 'failed' || status === 'waiting') && (
          <TextButton size="sm" aria-label={messages.removeOf(file_name)} onClick={() => dequeue(key)}>
            {messages.remove}
          </TextButton>
        )}
      </HStack>
    </Line>
  )
}
