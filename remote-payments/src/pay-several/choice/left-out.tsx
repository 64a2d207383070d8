import { AppLink, Card, Section, Stack, styled, Text } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import type { LeftOutDraft } from './candidate.ts'
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

/** Drafts that are not paid together with the others: what each lacks, and where that is put right. */
export const LeftOut = ({
  drafts,
  isGone,
}: {
  drafts: readonly LeftOutDraft[]
  isGone: (draftId: number) => boolean
}) =>
  drafts.length === 0 ? null : (
    <Card>
      <Section title={words.title(drafts.length)}>
        <Lines>
          {drafts.map(({ draftId, name, reason, known }) => (
            <Line key={draftId}>
              <Stack gap="0.5">
                <Text fontWeight="bold">{name}</Text>
                <Text size="sm">{reason}</Text>
              </Stack>
              {known && <AppLink to={known.path}>{words.openKnown(known.label)}</AppLink>}
              {!known && !isGone(draftId) && (
                <AppLink to={paths.draft(draftId)} aria-label={words.fillOf(name)}>
                  {words.fill}
                </AppLink>
              )}
            </Line>
          ))}
        </Lines>
      </Section>
    </Card>
  )
