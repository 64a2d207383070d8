import { AmountLines, Divider, Grid, Money, Stack, styled, Text, type AmountLine } from '@invoice-card/ui'
import type { ReactNode } from 'react'

const Figure = styled('div', {
  base: { minWidth: 0, '& dt': { fontSize: 'sm', color: 'fg.muted' }, '& dd': { fontWeight: 'bold' } },
})

interface HeadlineAmountProps {
  readonly term: string
  readonly amountYen: number
  /** The day that goes with it. */
  readonly day?: { readonly term: string; readonly value: ReactNode } | undefined
  /** What it is made of. */
  readonly parts: readonly AmountLine[]
  /** Stands under the first part. */
  readonly note?: ReactNode
  /** Words on the parts. */
  readonly children?: ReactNode
}

/** The amount that counts and its day at a glance, then what it is made of. */
export const HeadlineAmount = ({ term, amountYen, day, parts, note, children }: HeadlineAmountProps) => (
  <Stack gap="4">
    <Grid
      as="dl"
      gridTemplateColumns={{ base: '1fr', sm: 'auto auto' }}
      justifyContent="space-between"
      alignItems="start"
      gap="3"
    >
      <Figure>
        <dt>{term}</dt>
        <dd>
          <Money amountYen={amountYen} size="xl" />
        </dd>
      </Figure>
      {day && (
        <Figure>
          <dt>{day.term}</dt>
          <dd>{day.value}</dd>
        </Figure>
      )}
    </Grid>
    <Divider />
    {note ? (
      <Stack gap="2">
        <Stack gap="0">
          <AmountLines lines={parts.slice(0, 1)} />
          <Text as="div" textAlign="end">
            {note}
          </Text>
        </Stack>
        <AmountLines lines={parts.slice(1)} />
      </Stack>
    ) : (
      <AmountLines lines={parts} />
    )}
    {children}
  </Stack>
)
