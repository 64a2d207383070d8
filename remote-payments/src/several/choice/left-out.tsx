import { AppLink, Card, formatYen, HStack, Section, Stack, styled, Text } from '@invoice-card/ui'
import { DeleteDraft } from '../../draft/deletion/delete-draft.tsx'
import type { DraftToDelete } from '../../draft/deletion/delete-dialog.tsx'
import { messages as deletionMessages } from '../../draft/deletion/messages.ts'
import { keyOf, type Chosen } from '../run/chosen.ts'
import { KindBadge } from '../run/kind-badge.tsx'
import type { LeftOut as Row } from '../candidates/candidate.ts'
import { kindsOf } from './kinds-of.ts'
import { messages } from '../candidates/messages.ts'

const { leftOut: words } = messages

const Lines = styled('ul', { base: { '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } } })
const Line = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3',
    overflowWrap: 'anywhere',
  },
})

interface LeftOutProps {
  readonly rows: readonly Row[]
  readonly onRemove: (item: Chosen) => void
}

/** What is not paid together with the others: why, and where that is put right. */
export const LeftOut = ({ rows, onRemove }: LeftOutProps) =>
  rows.length === 0 ? null : (
    <Card>
      <Section title={words.title(kindsOf(rows), rows.length)}>
        <Lines>
          {rows.map(row => (
            <Line key={keyOf(row)}>
              <Stack gap="0.5" alignItems="flex-start">
                <KindBadge kind={row.kind} />
                <Text fontWeight="bold">{row.name}</Text>
                {row.draft && <Facts name={row.name} draft={row.draft} />}
                <Text size="sm">{row.reason}</Text>
              </Stack>
              <HStack gap="4" flexWrap="wrap">
                <AppLink to={row.link.path} aria-label={row.link.label}>
                  {row.link.text}
                </AppLink>
                {row.draft && (
                  <DeleteDraft
                    draft={row.draft}
                    label={deletionMessages.deleteOf([row.name, ...factsOf(row.name, row.draft)].join(' '))}
                    onDeleted={() => onRemove(row)}
                  />
                )}
              </HStack>
            </Line>
          ))}
        </Lines>
      </Section>
    </Card>
  )

/** What tells it from other drafts of one supplier. */
const factsOf = (name: string, { file_name, invoice_number = null, amount }: DraftToDelete): string[] =>
  [
    file_name === name ? null : file_name,
    invoice_number && words.number(invoice_number),
    amount === null ? null : formatYen(amount),
  ].filter(fact => fact !== null)

const Facts = ({ name, draft }: { name: string; draft: DraftToDelete }) => {
  const facts = factsOf(name, draft)
  return (
    facts.length > 0 && (
      <Text size="sm" tone="muted">
        {facts.join('　')}
      </Text>
    )
  )
}
