import type { MonthlyTotal } from '@invoice-card/contracts'
import { Card, formatYen, Money, Section, SkeletonText, Stack, styled, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from './parts/load-failure.tsx'
import { topPageMessages as messages } from './parts/messages.ts'
import { monthlyTotalsQuery } from './parts/queries.ts'
import { Quiet } from './parts/quiet.tsx'
import { TotalsChart } from './totals-chart.tsx'

const Keys = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    fontSize: 'sm',
    '& div, & dt': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium' },
  },
})
const Swatch = styled('span', {
  base: { width: '3', height: '3', borderRadius: 'xs', borderWidth: '1px', borderColor: 'accent.600' },
  variants: {
    of: { transferred: { bg: 'accent.600', _highContrast: { bg: 'CanvasText' } }, planned: { bg: 'accent.100' } },
  },
})

/** What the company pays this month, and how that compares with the months before. */
export function MonthlyTotals() {
  const { data, isPending, isLoadingError, refetch, isRefetching } = useQuery(monthlyTotalsQuery)
  const current = data?.months.at(-1)
  const isEmpty = data?.months.every(({ count }) => count === 0)
  return (
    <Section
      title={messages.totalsTitle}
      description={isEmpty || isLoadingError ? undefined : messages.totalsDescription}
    >
      <Card inset="none">
        <Quiet>
          {isPending && <SkeletonText lines={5} />}
          {isLoadingError && <LoadFailure isRetrying={isRefetching} onRetry={() => void refetch()} />}
          {isEmpty && <Text tone="muted">{messages.totalsNone}</Text>}
          {data && current && !isEmpty && (
            <Stack gap="4">
              <ThisMonth {...current} />
              <TotalsChart months={data.months} />
            </Stack>
          )}
        </Quiet>
      </Card>
    </Section>
  )
}

const ThisMonth = ({ transferred_amount, planned_amount }: MonthlyTotal) => (
  <Stack gap="1">
    <Text tone="muted" size="sm">
      {messages.total}
    </Text>
    <Money amountYen={transferred_amount + planned_amount} size="xl" />
    <Keys>
      <div>
        <dt>
          <Swatch of="transferred" />
          {messages.transferred}
        </dt>
        <dd>{formatYen(transferred_amount)}</dd>
      </div>
      <div>
        <dt>
          <Swatch of="planned" />
          {messages.planned}
        </dt>
        <dd>{formatYen(planned_amount)}</dd>
      </div>
    </Keys>
  </Stack>
)
