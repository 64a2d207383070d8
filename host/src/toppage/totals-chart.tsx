import type { MonthlyTotal } from '@invoice-card/contracts'
import { formatYen, styled, VisuallyHidden } from '@invoice-card/ui'
import { topPageMessages as messages } from './parts/messages.ts'

const barsHeight = 104
const top = 18
const height = top + barsHeight + 22
const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: `${height}px`,
    overflow: 'visible',
    fontSize: '11px',
    textAnchor: 'middle',
    '& .value': { fill: 'fg' },
    '& .month': { fill: 'fg.muted' },
    '& .current': { fontWeight: 'bold', fill: 'fg' },
    '& .ground': { stroke: 'line.strong' },
    '& .transferred': { fill: 'accent.600', stroke: 'accent.600' },
    '& .planned': { fill: 'accent.100', stroke: 'accent.600' },
    // A browser forces no colour on a drawing.
    _highContrast: {
      '& .value, & .month, & .current, & .transferred': { fill: 'CanvasText' },
      '& .ground, & .transferred, & .planned': { stroke: 'CanvasText' },
      '& .planned': { fill: 'Canvas' },
    },
  },
})

// 「13.2万」: a bar has no room for every digit; the table behind it has.
const short = new Intl.NumberFormat('ja-JP', { notation: 'compact', maximumFractionDigits: 1 })
const totalOf = ({ transferred_amount, planned_amount }: MonthlyTotal) => transferred_amount + planned_amount
const partsOf = (month: string) => month.split('-').map(Number) as [year: number, number: number]

/**
 * A bar for each month, what has been transferred below what will be. Users who cannot see it get the same as a table.
 */
export function TotalsChart({ months }: { months: readonly MonthlyTotal[] }) {
  const highest = Math.max(...months.map(totalOf), 1)
  const heightOf = (amount: number) => (amount / highest) * barsHeight
  // Across in percent, upwards in px: as wide as its card, with letters of one size.
  const step = 100 / months.length
  const ground = top + barsHeight
  return (
    <>
      <Drawing aria-hidden>
        <line className="ground" x1="0" x2="100%" y1={ground} y2={ground} />
        {months.map((month, index) => {
          const middle = (index + 0.5) * step
          const [transferred, planned] = [heightOf(month.transferred_amount), heightOf(month.planned_amount)]
          const emphasis = index === months.length - 1 ? ' current' : ''
          const bar = { x: `${middle - step * 0.28}%`, width: `${step * 0.56}%` }
          const centre = `${middle}%`
          return (
            <g key={month.month}>
              {transferred > 0 && (
                <rect className="transferred" {...bar} y={ground - transferred} height={transferred} />
              )}
              {planned > 0 && <rect className="planned" {...bar} y={ground - transferred - planned} height={planned} />}
              {month.count > 0 && (
                <text className={`value${emphasis}`} x={centre} y={ground - transferred - planned - 6}>
                  {short.format(totalOf(month))}
                </text>
              )}
              <text className={`month${emphasis}`} x={centre} y={ground + 16}>
                {messages.month(partsOf(month.month)[1])}
              </text>
            </g>
          )
        })}
      </Drawing>
      <VisuallyHidden as="div">
        <TotalsTable months={months} />
      </VisuallyHidden>
    </>
  )
}

const TotalsTable = ({ months }: { months: readonly MonthlyTotal[] }) => (
  <table>
    <caption>{messages.chartCaption}</caption>
    <thead>
      <tr>
        {[messages.chartHeads.month, messages.transferred, messages.planned, messages.chartHeads.count].map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, transferred_amount, planned_amount, count }) => (
        <tr key={month}>
          <th scope="row">{messages.fullMonth(...partsOf(month))}</th>
          <td>{formatYen(transferred_amount)}</td>
          <td>{formatYen(planned_amount)}</td>
          <td>{messages.countOf(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
