import { ageOf } from '../command-line/age.ts'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import { reportOptions, readFilter } from '../reports/filter.ts'
import { withDatabase } from '../reports/database.ts'
import { mapStack, sourceMaps } from '../reports/source-position.ts'
import { listErrors, type ReportedError } from '../reports/store.ts'

export const errors = defineCommand({
  usage: 'errors',
  summary: 'What failed in pages of users, by release, the most frequent first',
  takes: [0, 0],
  options: {
    ...environmentOption,
    ...reportOptions,
    limit: { type: 'string', value: 'N', text: 'how many; 20 unless given' },
  },
  help: {
    text:
      "Errors in scripts, scripts that did not come, and what the page's policies stopped. " +
      'Places in scripts are shown as places in our sources.',
    fails: 'the database does not answer',
    example: ['errors --hours 1 --of remote-payments', 'shows what failed in that remote in the last hour'],
  },

  async run({ data, environment, values }) {
    const limit = positiveInteger(values.limit, '--limit', 20)
    const reported = await withDatabase(data, client => listErrors(client, readFilter(environment, values), limit))
    const findMap = sourceMaps(data)
    const found = await Promise.all(
      reported.map(async error => ({ ...error, stack: error.stack && (await mapStack(error.stack, findMap)) })),
    )
    return { data: found, lines: found.length > 0 ? found.flatMap(linesOf) : ['Nothing was reported'] }
  },
})

const shownFrames = 3

const linesOf = ({
  release,
  kind,
  message,
  stack,
  count,
  routes,
  sequences,
  last_at,
  trace_id,
}: ReportedError): string[] => [
  `${String(count).padStart(6)}×  ${kind.padEnd(6)}  ${release}  ${ageOf(last_at)} ago  set ${sequences.join(', ')}`,
  `         ${message}`,
  ...framesOf(stack).map(frame => `           ${frame}`),
  `         ${routes.join('  ')}${trace_id ? `  trace ${trace_id}` : ''}`,
]

const framesOf = (stack: string | null): string[] =>
  (stack ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => /:\d+:\d+\)?$/.test(line))
    .slice(0, shownFrames)
