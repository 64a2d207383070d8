import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { Box, CompanyName, ConfirmDialog, DateText, HStack, Money, Stack, styled, Text } from '@invoice-card/ui'
import { draftName } from './draft-name.ts'
import { messages } from './messages.ts'

const { confirm } = messages
const Lines = styled('ul', {
  base: {
    maxHeight: '16rem',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

interface DeleteDialogProps {
  /** Closed while there are none. */
  readonly drafts: readonly InvoiceRequestDraft[]
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks before drafts are deleted, and says which ones. */
export function DeleteDialog({ drafts, ...dialog }: DeleteDialogProps) {
  const title = drafts.length > 1 ? confirm.titleOfMany(drafts.length) : confirm.title
  return (
    <ConfirmDialog isOpen={drafts.length > 0} title={title} confirmLabel={confirm.yes} tone="danger" {...dialog}>
      <Stack gap="4">
        {/* Scrolls where there are many: reached by the keyboard too. */}
        <Lines aria-label={title} tabIndex={0}>
          {drafts.map(draft => (
            <Draft key={draft.id} draft={draft} />
          ))}
        </Lines>
        <Text>{confirm.text}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

/** Several may be to one buyer: file and time distinguish them. */
const Draft = ({ draft }: { draft: InvoiceRequestDraft }) => (
  <HStack as="li" justifyContent="space-between" columnGap="4" rowGap="0" paddingInline="3" paddingBlock="2">
    <Box flex="1" minWidth="0" overflowWrap="anywhere">
      <CompanyName>{shortened(draftName(draft))}</CompanyName>
    </Box>
    <Text as="span" flexShrink={0}>
      {draft.amount === null ? messages.notEntered : <Money amountYen={draft.amount} />}
    </Text>
    <Text size="sm" tone="muted" flexBasis="100%">
      {draft.buyer_name && draft.file_name && `${shortened(draft.file_name)}　`}
      {confirm.updatedAt}
      <DateText value={draft.updated_at} withWeekday={false} withTime />
    </Text>
  </HStack>
)

// A name as typed has no end.
const shortened = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
