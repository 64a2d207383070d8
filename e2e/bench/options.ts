import { parseArgs } from 'node:util'

const usage = `Usage: pnpm bench:web [--runs N] [--system] [--json]

  --runs N   pairs of loads, federated and monolith in turn (default 5)
  --system   also time \`pnpm start\`, cold and warm, its memory, and a remote's way from a change to its deployed release
  --json     print the figures as JSON instead of Markdown`

export interface Options { readonly runs: number, readonly isSystem: boolean, readonly isJson: boolean }

/** Reads the command line; answers `--help` and wrong usage itself. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '5' },
        system: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) throw new TypeError(`--runs takes a whole number from 1, not ${values.runs}`)
    return { runs, isSystem: values.system, isJson: values.json }
  }
  catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
