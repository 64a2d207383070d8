import type { Load } from './measure/load.ts'
import type { Figures } from './main.ts'
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
            'list | from | p50 | p99 | calls',
            figures.map(({ list, from, p50, p99, count }) => `${list} | ${from} | ${ms(p50)} | ${ms(p99)} | ${count}`),
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
