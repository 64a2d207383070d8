import { readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'

const usage = `Usage: pnpm faults [--only TEXT …] [--workers N] [--slack N] [--list] [--smoke] [--json]

Needs a running product (\`pnpm start\`, DATA_DIR as there).

  --only TEXT   cells whose name contains it, e.g. remote_payments/page or /hangs/; may be given again
  --workers N   browsers at a time (default 2)
  --slack N     multiply the limits of time, on a machine that does other work (default 1)
  --smoke       two cells, without haste: shows that the suite runs
  --list        print the names of the cells and end
  --json        print the matrix as JSON alone`

const smokeCells = ['remote_suppliers/entry/404/link/Component', 'host/shared package/404/link/Component']

export interface Options {
  readonly only: readonly string[]
  readonly workers: number
  readonly slack: number
  readonly isList: boolean
  readonly isJson: boolean
}

/** Reads the command line; answers `--help` and wrong usage itself. */
export const readOptions = (args: readonly string[]): Options =>
  readCommandLine(args, {
    usage,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: '2' },
      slack: { type: 'string', default: '1' },
      list: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    read: ({ only, workers, slack, list, smoke, json }) =>
      smoke
        ? { only: smokeCells, workers: 1, slack: 5, isList: false, isJson: false }
        : {
            only,
            workers: wholeNumber('workers', workers, 1),
            slack: factor('slack', slack),
            isList: list,
            isJson: json,
          },
  })

function factor(name: string, text: string): number {
  const number = Number(text)
  if (!(number >= 1)) throw new TypeError(`--${name} takes a number from 1, not ${text}`)
  return number
}
