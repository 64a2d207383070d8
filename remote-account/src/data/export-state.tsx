import type { DataExport, DataExportStatus } from '@invoice-card/contracts'
import { Button, HStack, Notice, ProgressBar, Stack, Text, VisuallyHidden } from '@invoice-card/ui'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'
import { isUnderWay, useCreateExport } from './queries.ts'
import { ReadyExport } from './ready-export.tsx'

const announced: Readonly<Record<DataExportStatus, string>> = {
  waiting: messages.making,
  making: messages.making,
  ready: messages.ready,
  expired: messages.expired,
  failed: messages.failedTitle,
}

/** How far the ZIP is, and what can be done next. What changes by itself is read out. */
export function ExportState({ made }: { made: DataExport | null }) {
  const { mutate, isPending, error } = useCreateExport()
  const status = made?.status
  return (
    <Stack gap="5">
      {error && (
        <Notice tone="danger" isLive>
          {failureText(error)}
        </Notice>
      )}
      {/* Not the progress itself, whose numbers change every two seconds. */}
      <VisuallyHidden role="status">{status && announced[status]}</VisuallyHidden>
      <div>
        {made && isUnderWay(made) && <Progress made={made} />}
        {status === 'ready' && made && <ReadyExport made={made} />}
        {status === 'expired' && (
          <Notice tone="attention" title={messages.expired}>
            {messages.expiredText}
          </Notice>
        )}
        {status === 'failed' && (
          <Notice tone="danger" title={messages.failedTitle}>
            {messages.failedText}
          </Notice>
        )}
        {status === undefined && <Text>{messages.noneText}</Text>}
      </div>
      {!isUnderWay(made) && (
        <HStack>
          <Button
            variant={status === 'ready' ? 'secondary' : 'primary'}
            icon={status === undefined ? undefined : 'refresh'}
            isLoading={isPending}
            onClick={() => mutate()}
          >
            {status === undefined ? messages.create : messages.createAgain}
          </Button>
        </HStack>
      )}
    </Stack>
  )
}

function Progress({ made: { files_done, files_total } }: { made: DataExport }) {
  return (
    <Stack gap="3">
      <ProgressBar
        label={messages.making}
        percent={files_total === null ? undefined : (files_done / files_total) * 100}
      />
      {files_total !== null && (
        <Text size="sm" tone="muted">
          {messages.progress(files_done, files_total)}
        </Text>
      )}
      <Text>{messages.makingText}</Text>
    </Stack>
  )
}
