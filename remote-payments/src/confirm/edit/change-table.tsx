import { DescriptionList, DescriptionRow, HStack, Icon, Text, VisuallyHidden } from '@invoice-card/ui'
import { PaperLine } from '../../invoice-values/reading/paper-note.tsx'
import type { ChangedRow } from './changed-rows.ts'
import { messages } from './messages.ts'

/** Each changed item with what stood there and what will. */
export function ChangeTable({ rows }: { rows: readonly ChangedRow[] }) {
  return (
    <DescriptionList>
      {rows.map(({ term, before, after, onPaper }) => (
        <DescriptionRow key={term} term={term}>
          <HStack gap="3" alignItems="baseline">
            <Text as="del" tone="muted">
              <VisuallyHidden>{messages.before}：</VisuallyHidden>
              {before}
            </Text>
            <Icon name="arrow_forward" />
            <Text as="ins" fontWeight="bold" textDecoration="none" whiteSpace="pre-wrap">
              <VisuallyHidden>{messages.after}：</VisuallyHidden>
              {after}
            </Text>
          </HStack>
          {onPaper.map(text => (
            <PaperLine key={text}>{text}</PaperLine>
          ))}
        </DescriptionRow>
      ))}
    </DescriptionList>
  )
}
