import type { DataExport, DataExportStatus } from '@invoice-card/contracts'
import { ContactLink } from '@invoice-card/remote'
import { Notice, ProgressBar, Stack, Text, VisuallyHidden } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { isInProgress } from './queries.ts'
import { ReadyExport } from './ready-export.tsx'
import { RequestForm } from './request-form.tsx'

const announced: Readonly<Record<DataExportStatus, string>> = {
  waiting: messages.making,
  making: messages.making,
  ready: messages.ready,
  expired: messages.expired,
  failed: messages.failedTitle,
}

/** How far the ZIP is, and what can be done next. What changes by itself is read out. */
export function ExportState({ made }: { made: DataExport | null }) {
  const status = made?.status
  return (
    <Stack gap="5">
      {/* Not the progress itself, whose numbers change every two seconds. */}
      <VisuallyHidden role="status">{status && announced[status]}</VisuallyHidden>
      <div>
        {made && isInProgress(made) && <Progress made={made} />}
        {status === 'ready' && made && <ReadyExport made={made} />}
        {status === 'expired' && (
          <Notice tone="attention" title={messages.expired}>
            {messages.expiredText}
          </Notice>
        )}
        {status === 'failed' && (
          <Notice tone="danger" title={messages.failedTitle} actions={<ContactLink />}>
            {messages.failedText}
          </Notice>
        )}
        {status === undefined && <Text>{messages.noneText}</Text>}
      </div>
      {!isInProgress(made) && <RequestForm status={status} />}
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
