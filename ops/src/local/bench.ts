// `pnpm bench`: every bench, one after the other, and their figures as one table.
import { readCommandLine, namesOf, wholeNumber } from '@invoice-card/config/bench/command-line'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../applications.ts'
import { benchNames } from './benches/plan.ts'
import { runBenches } from './benches/run.ts'
import { tableOf } from './benches/table.ts'

const usage = `Usage: pnpm bench [options]

  --only a,b  of: ${benchNames.join(', ')} (default all)
  --seed N    of the invoices that are read (default the day, so that they are new)
  --smoke     goes every way once: its figures say nothing

Takes about half an hour on two CPUs, and measures what else they do: use a quiet machine. Each bench alone says more:
\`pnpm bench:api --help\` and so on. Ends with 1 where a bench fails, not where a goal is not reached.`

const today = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))

const { names, seed, isSmoke } = readCommandLine(process.argv.slice(2), {
  usage,
  options: {
    only: { type: 'string', default: benchNames.join() },
    seed: { type: 'string', default: String(today()) },
    smoke: { type: 'boolean', default: false },
  },
  read: ({ only, seed, smoke }) => {
    const chosen = namesOf('only', only, benchNames)
    return {
      names: benchNames.filter(name => chosen.includes(name)),
      seed: wholeNumber('seed', seed, 0),
      isSmoke: smoke,
    }
  },
})

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim()
const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const conditions = {
  cpu: cpus()[0]?.model ?? '',
  cpus: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  node: process.version,
  commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ' and changes' : ''}`,
  at: new Date().toISOString().slice(0, 16),
  seed,
  isSmoke,
}
// On a disk, as a product is; PostgreSQL runs as another user when this runs as root, and has to get at its data.
const scratch = await mkdtemp(join(tmpdir(), 'bench-'))
await chmod(scratch, 0o755)
try {
  const runs = await runBenches({ names, seed, isSmoke, scratch, scripts, report: line => console.error(line) })
  console.log(tableOf(conditions, runs))
  if (runs.some(({ measured }) => measured === null)) process.exitCode = 1
} finally {
  await rm(scratch, { recursive: true, force: true })
}
