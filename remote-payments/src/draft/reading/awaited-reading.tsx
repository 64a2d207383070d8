import type { InvoiceFile } from '@invoice-card/contracts'
import { ReadingProgress } from '@invoice-card/invoice-file'
import { HStack, Stack, TextButton } from '@invoice-card/ui'
import { messages } from './messages.ts'

interface AwaitedReadingProps {
  readonly file: InvoiceFile
  /** Of what it replaces, so that nothing below it moves. */
  readonly heightPx?: number | undefined
  readonly onProceed: () => void
}

/** How far the reading is that the form waits for, and the link of those who type themselves. */
export const AwaitedReading = ({ file, heightPx, onProceed }: AwaitedReadingProps) => (
  <Stack gap="5" style={{ minHeight: heightPx }}>
    <ReadingProgress percent={file.ocr.progress * 100} label={messages.reading(file.file_name)} />
    <HStack>
      <TextButton onClick={onProceed}>{messages.withoutReading}</TextButton>
    </HStack>
  </Stack>
)
