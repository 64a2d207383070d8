import { parseArgs } from 'node:util'

const usage = `Usage: pnpm bench:web [--runs N] [--product DIR] [--system] [--smoke] [--json]

  --runs N   pairs of loads, federated and monolith in turn (default 5)
  --product DIR  measure the product that runs with its data in DIR, instead of one of its own
  --system   also time \`pnpm start\`, cold and warm, its memory, and a remote's way from a change to its deployed release
  --smoke    one pair; nothing warmed up, slowed down or packed tightly: shows that the benchmark runs
  --json     print the figures as JSON instead of Markdown`

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
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '5' },
        product: { type: 'string' },
        smoke: { type: 'boolean', default: false },
        system: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    const runs = values.smoke ? 1 : Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1)
      throw new TypeError(`--runs takes a whole number from 1, not ${values.runs}`)
    return { runs, product: values.product, isSmoke: values.smoke, isSystem: values.system, isJson: values.json }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
