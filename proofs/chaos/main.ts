import { type Arguments, readArguments, usage, UsageError } from './arguments.ts'
import { runCases } from './enumerated/cases/run.ts'
import { selectCases } from './enumerated/cases/select.ts'
import { type BugName, bugs } from './planted/bugs.ts'
import { plant, type PlantedOutcome } from './planted/run.ts'
import { describeEnumerated, describePlanted, describeStorm } from './report.ts'
import { runStorm } from './storm/storm.ts'

interface Result {
  readonly report: unknown
  readonly text: string
  readonly isGood: boolean
}

async function enumerate(args: Arguments): Promise<Result> {
  const cases = selectCases(args)
  if (cases.length === 0) throw new UsageError(`No case is like ${args.only.join(' or ')}.`)
  const report = await runCases(cases)
  return { report, text: describeEnumerated(report), isGood: report.violations.length === 0 }
}

async function plantAll({ names }: Arguments): Promise<Result> {
  // Object.keys loses which keys its table has.
  const chosen = (Object.keys(bugs) as BugName[]).filter(name => names.length === 0 || names.includes(name))
  if (chosen.length === 0) throw new UsageError(`There is no such bug; there are ${Object.keys(bugs).join(', ')}.`)
  const outcomes: PlantedOutcome[] = []
  for (const name of chosen) outcomes.push(await plant(name))
  return { report: { outcomes }, text: describePlanted(outcomes), isGood: outcomes.every(({ isCaught }) => isCaught) }
}

async function storm({
  seed = Date.now().toString(36),
  clients,
  minutes,
  kills,
  size,
  rollout,
  keep,
  json,
}: Arguments): Promise<Result> {
  const report = await runStorm({
    seed,
    clients,
    minutes,
    kills,
    size,
    isRolledOut: rollout,
    keep,
    onProgress: line => {
      if (!json) console.log(line)
    },
  })
  return { report, text: describeStorm(report), isGood: report.violations.length === 0 }
}

const little = { size: { edges: 1, apis: 2, workers: 1 } }

/**
 * A little storm; the cases and the planted bugs are in the tests of this folder. A release beside another is in the
 * test of migrations.
 */
const smoke = (args: Arguments): Promise<Result> =>
  storm({ ...args, ...little, seed: 'test', clients: 4, kills: 4, rollout: false, json: true })

const instrumentOf = (args: Arguments): ((args: Arguments) => Promise<Result>) =>
  args.smoke ? smoke : args.planted ? plantAll : args.enumerate ? enumerate : storm

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2))
  if (args.help) {
    console.log(usage)
    return 0
  }
  const result = await instrumentOf(args)(args)
  console.log(args.json ? JSON.stringify(result.report) : result.text)
  return result.isGood ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\nSee: pnpm chaos --help` : error)
  process.exitCode = error instanceof UsageError ? 2 : 70
}
