import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead, ReadingProgress } from '@invoice-card/invoice-file'
import { Notice, styled, TextButton } from '@invoice-card/ui'
import { messages } from '../../form-rules/messages.ts'
import { showFindings } from './show-findings.ts'

// Of the tallest of its states, so that the fields below stay where they are.
const Room = styled('div', { base: { display: 'grid', minHeight: { base: '6.75rem', md: '5.25rem' } } })

/**
 * How far the reading is, or that it came to nothing. A user who watched it run hears that it has ended, because it has
 * filled fields that stand elsewhere.
 */
export function ReadingState({ file, isWatched }: { file: InvoiceFile | undefined; isWatched: boolean }) {
  if (file === undefined) return null
  const isFailed = file.ocr.status === 'not_read' || file.ocr.status === 'failed'
  if (!isWatched && !isFailed) return null
  const state = isBeingRead(file) ? (
    <Notice>
      <ReadingProgress percent={file.ocr.progress * 100} label={messages.reading} />
    </Notice>
  ) : isFailed ? (
    <Notice tone="attention" isLive>
      {messages.readingFailed}
    </Notice>
  ) : (
    <Notice tone="success" isLive>
      {messages.readingOver}
      <div>
        <TextButton size="sm" onClick={showFindings}>
          {messages.check.seeAll}
        </TextButton>
      </div>
    </Notice>
  )
  return isWatched ? <Room>{state}</Room> : state
}
