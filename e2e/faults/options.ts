import { parseArgs } from 'node:util'

const usage = `Usage: pnpm faults [--only TEXT …] [--workers N] [--slack N] [--list] [--smoke] [--json]

Needs a running product (\`pnpm start\`, DATA_DIR as there).

  --only TEXT   cells whose name contains it, e.g. remote_payments/page or /hangs/; may be given again
  --workers N   browsers at a time (default 2)
  --slack N     multiply the limits of time, on a machine that does other work (default 1)
  --smoke       one cell, without haste: shows that the suite runs
  --list        print the names of the cells and end
  --json        print the matrix as JSON alone`

const smokeCell = 'remote_suppliers/entry/404/link/Component'

export interface Options {
  readonly only: readonly string[]
  readonly workers: number
  readonly slack: number
  readonly isList: boolean
  readonly isJson: boolean
}

/** Reads the command line; answers `--help` and wrong usage itself. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        workers: { type: 'string', default: '2' },
        slack: { type: 'string', default: '1' },
        list: { type: 'boolean', default: false },
        smoke: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (values.smoke) return { only: [smokeCell], workers: 1, slack: 5, isList: false, isJson: false }
    const [workers, slack] = [Number(values.workers), Number(values.slack)]
    if (!(workers >= 1)) throw new TypeError(`--workers takes a number from 1, not ${values.workers}`)
    if (!(slack >= 1)) throw new TypeError(`--slack takes a number from 1, not ${values.slack}`)
    return { only: values.only, workers, slack, isList: values.list, isJson: values.json }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
