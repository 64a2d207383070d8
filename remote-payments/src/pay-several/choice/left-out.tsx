import { AppLink, Card, Section, Stack, styled, Text } from '@invoice-card/ui'
import { keyOf } from '../../several-payments/chosen.ts'
import { KindBadge } from '../../several-payments/kind-badge.tsx'
import type { LeftOut as Row } from './candidate.ts'
import { kindsOf } from './kinds-of.ts'
import { messages } from './messages.ts'

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

/** What is not paid together with the others: why, and where that is put right. */
export const LeftOut = ({ rows }: { rows: readonly Row[] }) =>
  rows.length === 0 ? null : (
    <Card>
      <Section title={words.title(kindsOf(rows), rows.length)}>
        <Lines>
          {rows.map(row => (
            <Line key={keyOf(row)}>
              <Stack gap="0.5" alignItems="flex-start">
                <KindBadge kind={row.kind} />
                <Text fontWeight="bold">{row.name}</Text>
                <Text size="sm">{row.reason}</Text>
              </Stack>
              <AppLink to={row.link.path} aria-label={row.link.label}>
                {row.link.text}
              </AppLink>
            </Line>
          ))}
        </Lines>
      </Section>
    </Card>
  )
