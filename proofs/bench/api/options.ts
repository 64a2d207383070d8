import { namesOf, readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'
import { fullEffort, smokeEffort } from './measure/effort.ts'

const usage = `Usage: pnpm bench:api [options]

  --rows N       invoices in the database, half of them of one company (default 1000000)
  --fresh        make a new database instead of taking the one of the last run
  --only a,b     of: stats, export, lists, depth, search, reads, payments, startup (default all)
  --seconds N    length of each measurement under load (default 5)
  --port N       the database; api, gateway sandbox and bare server take the next three (default 4700)
  --data DIR     where the database lives (default .cache/bench-api)
  --smoke        goes every way once, with 1000 invoices in DIR: shows that the bench runs, its figures say nothing
  --json         print the figures as JSON instead of Markdown

Measures and never judges: times differ between machines, ratios of one run less so.`

const parts = ['stats', 'export', 'lists', 'depth', 'search', 'reads', 'payments', 'startup'] as const

export type Options = ReturnType<typeof readOptions>

export const readOptions = (args: readonly string[]) =>
  readCommandLine(args, {
    usage,
    options: {
      rows: { type: 'string', default: '1000000' },
      fresh: { type: 'boolean', default: false },
      only: { type: 'string', default: parts.join() },
      seconds: { type: 'string', default: '5' },
      port: { type: 'string', default: '4700' },
      data: { type: 'string', default: '.cache/bench-api' },
      json: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
    },
    read: values => ({
      rows: values.smoke ? 1000 : wholeNumber('rows', values.rows, 1000),
      effort: values.smoke ? smokeEffort : fullEffort(wholeNumber('seconds', values.seconds, 1)),
      port: wholeNumber('port', values.port, 1024),
      isFresh: values.fresh,
      isJson: values.json,
      data: values.data,
      parts: new Set(namesOf('only', values.only, parts)),
    }),
  })
