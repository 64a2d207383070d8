import type { Measured } from '@invoice-card/config/bench'
import type { Load } from './measure/load.ts'
import type { Figures } from './measure-parts.ts'
import type { TpcB } from './measure/tpc-b.ts'

const ms = (value: number) => `${value.toFixed(1)} ms`
const times = ({ p50, p95, p99 }: Load) => `${ms(p50)} | ${ms(p95)} | ${ms(p99)}`
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const rate = ({ perSecond }: { readonly perSecond: number }) => `${Math.round(perSecond)}/s`
const table = (head: string, rows: readonly string[]) => [
  '',
  `| ${head} |`,
  `|${head
    .split('|')
    .map(() => '---|')
    .join('')}`,
  ...rows.map(row => `| ${row} |`),
]

const tpcBOf = (tpcB: TpcB | null) =>
  tpcB ? `${rate(tpcB)} (${tpcB.tool}, ${tpcB.clients} clients, scale ${tpcB.scale})` : 'no pgbench'

/** The figures as Markdown. */
export const markdown = ({
  conditions: is,
  stats,
  eachStat,
  export: file,
  lists,
  depth,
  search,
  reads,
  payments,
  start,
  peakBytes,
}: Figures): string =>
  [
    `${is.rows} invoices, ${is.rows / 2} of one company. ${is.cpu}, ${is.cpus} CPUs, ${megabytes(is.memoryBytes)}, load ${is.loadAverage}, Node ${is.node}, PostgreSQL ${is.postgres}, commit ${is.commit}, ${is.at}.`,
    ...(stats
      ? table(
          'counts of the big company, clients | p50 | p95 | p99',
          stats.flatMap(({ lists, together }) => [
            `by the lists, ${lists.clients} | ${times(lists)}`,
            `in one call, ${together.clients} | ${times(together)}`,
          ]),
        )
      : []),
    ...(eachStat
      ? table(
          'of these alone | p50',
          eachStat.map(({ call, p50 }) => `${call.slice(0, 90)} | ${ms(p50)}`),
        )
      : []),
    ...(file
      ? table('all payments of the big company as CSV, rows | size | first bytes | all | memory of the api grew by', [
          `${file.rows} | ${megabytes(file.bytes)} | ${ms(file.firstMs)} | ${ms(file.allMs)} | ${megabytes(file.grownBytes)}`,
        ])
      : []),
    ...[lists, search].flatMap(figures =>
      figures
        ? table(
            'list | from | first call | p50 | p99 | calls',
            figures.map(
              ({ list, from, first, p50, p99, count }) =>
                `${list} | ${from} | ${ms(first)} | ${ms(p50)} | ${ms(p99)} | ${count}`,
            ),
          )
        : [],
    ),
    ...(depth
      ? table(
          'list | first page | p50 | deep page | p50 | deep ÷ first',
          depth.map(
            ({ list, small, smallMs, big, bigMs, ratio }) =>
              `${list} | ${small} | ${ms(smallMs)} | ${big} | ${ms(bigMs)} | ${ratio.toFixed(2)}`,
          ),
        )
      : []),
    ...(reads
      ? table(
          'authorised read, clients | bare framework | with one query | authorised | ÷ bare | ÷ with query',
          reads.map(
            ({ clients, bare, bareWithQuery, authorised, ratio, ratioWithQuery }) =>
              `${clients} | ${rate(bare)} | ${rate(bareWithQuery)} | ${rate(authorised)} | ${ratio.toFixed(2)} | ${ratioWithQuery.toFixed(2)}`,
          ),
        )
      : []),
    ...(payments
      ? table(
          'payments, 32 clients | per second | p50 | p95 | p99 | commits each | TPC-B | commits ÷ TPC-B | sandbox, a token | processor time of a payment',
          payments.map(
            ({ companies, payments: load, commitsPerPayment, tpcB, ratio, sandboxMs, cpuMs }) =>
              `${companies} | ${load.perSecond.toFixed(1)} | ${times(load)} | ${commitsPerPayment.toFixed(1)} | ${tpcBOf(tpcB)} | ${ratio?.toFixed(2) ?? '–'} | ${ms(sandboxMs)} | ${Object.entries(
                cpuMs,
              )
                .map(([name, spent]) => `${name} ${ms(spent)}`)
                .join(', ')}`,
          ),
        )
      : []),
    ...(start
      ? table('start until ready | ', [
          `first, with migrations and banks | ${ms(start.firstMs)}`,
          `later | ${ms(start.laterMs)}`,
          `memory then | ${megabytes(start.idleBytes)}`,
        ])
      : []),
    '',
    `Peak memory of the api: ${megabytes(peakBytes)}`,
  ].join('\n')

const readGoals: Readonly<Record<number, number>> = { 1: 0.5, 8: 0.7, 32: 0.8 }
const statsGoals: Readonly<Record<number, number>> = { 1: 10, 8: 40 }
const paymentGoals: Readonly<Record<string, number>> = { api: 3.5, PostgreSQL: 3.5 }
const atMost = (limit: number | undefined) => (limit === undefined ? {} : { goal: { atMost: limit } })
const slowest = (figures: readonly { readonly p99: number }[]) => Math.max(...figures.map(({ p99 }) => p99))

/** What counts of it, with the goals of docs/performance.md. */
export const measuredOf = ({
  stats,
  export: file,
  lists,
  search,
  reads,
  payments,
  start,
  peakBytes,
}: Figures): Measured[] => [
  ...(stats ?? []).map(({ together }): Measured => ({
    measure: `all counts in one call, p95, ${together.clients} at a time`,
    value: together.p95,
    unit: 'ms',
    ...atMost(statsGoals[together.clients]),
  })),
  ...(lists
    ? ([
        {
          measure: 'the slowest list, order and depth, p99',
          value: slowest(lists),
          unit: 'ms',
          goal: { atMost: 100 },
        },
        {
          measure: 'the slowest first call of a list, which may read from the disk',
          value: Math.max(...lists.map(({ first }) => first)),
          unit: 'ms',
        },
      ] as const)
    : []),
  ...(search
    ? [{ measure: 'the slowest search, p99', value: slowest(search), unit: 'ms', goal: { atMost: 100 } } as const]
    : []),
  ...(file
    ? ([
        { measure: `${file.rows} payments as CSV, first bytes`, value: file.firstMs, unit: 'ms' },
        { measure: 'memory that this CSV takes', value: file.grownBytes / 1e6, unit: 'MB', digits: 0 },
      ] as const)
    : []),
  ...(reads ?? []).map(({ clients, ratioWithQuery }): Measured => ({
    measure: `authorised read ÷ framework with one query, ${clients} at a time`,
    value: ratioWithQuery,
    unit: '',
    digits: 2,
    ...(readGoals[clients] === undefined ? {} : { goal: { atLeast: readGoals[clients] } }),
  })),
  ...(payments ?? []).flatMap(({ companies, payments: load, cpuMs, ratio }): Measured[] => [
    { measure: `payments of ${companies}`, value: load.perSecond, unit: '/s' },
    {
      measure: `payments of ${companies} × commits ÷ TPC-B`,
      value: ratio,
      unit: '',
      digits: 2,
      goal: { atLeast: 0.3 },
    },
    ...Object.entries(cpuMs).map(([name, value]): Measured => ({
      measure: `processor time of a payment of ${companies}: ${name}`,
      value,
      unit: 'ms',
      ...atMost(paymentGoals[name]),
    })),
  ]),
  ...(start ? [{ measure: 'start of the api', value: start.laterMs / 1000, unit: 's' } as const] : []),
  { measure: 'peak memory of the api', value: peakBytes / 1e6, unit: 'MB', digits: 0 },
]
