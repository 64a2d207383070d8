import type { RequestPreview } from '@invoice-card/contracts'
import { Card, Heading, Stack, Text } from '@invoice-card/ui'
import { Course } from './course.tsx'
import { Genuine } from './genuine.tsx'
import { messages } from './messages.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestFile, type FileSource } from './request-file.tsx'
import { PaymentEntries, type EntryLinks } from './payment-entries.tsx'

export type { EntryLinks }

interface RequestPageProps {
  readonly preview: Omit<RequestPreview, 'invoice_id'>
  /** Where the request's mail comes from; null where nobody was mailed. */
  readonly mailFrom: string | null
  readonly now: Date
  readonly source: FileSource
  /** Null in a preview. */
  readonly links: EntryLinks | null
}

/**
 * The page of a request as its buyer gets it. In a preview its headings are below an `h2`, and its buttons do nothing.
 */
export function RequestPage({ preview, mailFrom, now, source, links }: RequestPageProps) {
  const [titleLevel, level] = links === null ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const)
  return (
    <Stack gap="6">
      <Card>
        <Stack gap="6">
          <Stack gap="2">
            <Heading as={titleLevel} size="xl" tabIndex={links === null ? undefined : -1} overflowWrap="anywhere">
              {messages.title(preview.seller_name)}
            </Heading>
            <Text tone="muted">{messages.lead}</Text>
          </Stack>
          <RequestFacts preview={preview} now={now} />
          <PaymentEntries links={links} />
        </Stack>
      </Card>
      {preview.files.map(file => (
        <RequestFile key={file.file_id} file={file} source={source} level={level} />
      ))}
      <Genuine mailFrom={mailFrom} sellerName={preview.seller_name} level={level} />
      <Course level={level} />
    </Stack>
  )
}
