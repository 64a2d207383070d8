import { parseArgs } from 'node:util'

export const usage = `Proves that money cannot be lost.

Usage: pnpm chaos [options]               kills at random under load
       pnpm chaos --enumerate [options]   every crash point x gateway answer x flow
       pnpm chaos --planted [bug …]       plants bugs and must catch each
       pnpm chaos --smoke                 a storm of four kills; part of pnpm test

Random
  --minutes <n>    how long (default 2, or until --kills is reached)
  --kills <n>      processes killed until it ends
  --clients <n>    who pay, ask, cancel at the same time (default 16)
  --edges <n>, --apis <n>, --workers <n>
                   how many of each process (default 2)
  --no-rollout     no release is rolled out in the middle of it
  --keep           saves database, journal and logs
  --seed <s>       the same seed makes the same decisions, as far as scheduling allows
Enumerated
  --short          a part that still covers every pair
  --only <p>       cases like complete/capture_answered/*/never; may be given again
Both
  --json           one JSON document on standard output
  --help           this text

Exit codes: 0 all holds, 1 a violation (or a bug that was not noticed), 2 wrong usage, 70 defect.
docs/chaos.md says how to read the output.`

const options = {
  enumerate: { type: 'boolean', default: false },
  planted: { type: 'boolean', default: false },
  short: { type: 'boolean', default: false },
  smoke: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] as string[] },
  minutes: { type: 'string' },
  kills: { type: 'string' },
  clients: { type: 'string', default: '16' },
  edges: { type: 'string', default: '2' },
  apis: { type: 'string', default: '2' },
  workers: { type: 'string', default: '2' },
  rollout: { type: 'boolean', default: true },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The command line was wrong: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type Arguments = ReturnType<typeof readArguments>

/** @throws UsageError */
export function readArguments(argv: readonly string[]) {
  const { values, positionals } = parse([...argv])
  const { minutes, kills, clients, edges, apis, workers, ...rest } = values
  return {
    ...rest,
    names: positionals,
    kills: kills === undefined ? null : numberOf('kills', kills),
    minutes: minutes === undefined ? null : numberOf('minutes', minutes),
    clients: numberOf('clients', clients),
    size: { edges: countOf('edges', edges), apis: countOf('apis', apis), workers: countOf('workers', workers) },
  }
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true })
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}

const numberOf = (name: string, text: string): number => {
  const number = Number(text)
  if (!(number > 0)) throw new UsageError(`--${name} takes a number above 0, not "${text}".`)
  return number
}

const countOf = (name: string, text: string): number => {
  const number = numberOf(name, text)
  if (!Number.isInteger(number) || number > 9) throw new UsageError(`--${name} takes a whole number from 1 to 9.`)
  return number
}
