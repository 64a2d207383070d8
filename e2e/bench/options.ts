import { readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'

const usage = `Usage: pnpm bench:web [--runs N] [--product DIR] [--system] [--smoke] [--json]

  --runs N   pairs of loads, federated and monolith in turn (default 5)
  --product DIR  measure the product that runs with its data in DIR, instead of one of its own
  --system   also time \`pnpm start\`, cold and warm, its memory, and a remote's way from a change to its deployed release
  --smoke    one pair; nothing warmed up, slowed down or packed tightly: shows that the benchmark runs
  --json     print the figures as JSON instead of Markdown

Ends with 1 where a goal is not reached, but for a smoke.`

export interface Options {
  readonly runs: number
  /** Data of a product that runs; undefined for one of its own. */
  readonly product: string | undefined
  /** Nothing is warmed up, slowed down or packed tightly: the figures say nothing. */
  readonly isSmoke: boolean
  readonly isSystem: boolean
  readonly isJson: boolean
}

/** Reads the command line; answers `--help` and wrong usage itself. */
export const readOptions = (args: readonly string[]): Options =>
  readCommandLine(args, {
    usage,
    options: {
      runs: { type: 'string', default: '5' },
      product: { type: 'string' },
      smoke: { type: 'boolean', default: false },
      system: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    read: ({ runs, product, smoke, system, json }) => ({
      runs: smoke ? 1 : wholeNumber('runs', runs, 1),
      product,
      isSmoke: smoke,
      isSystem: system,
      isJson: json,
    }),
  })
