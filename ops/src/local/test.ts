// `pnpm test`: everything that must hold. `pnpm test --changed [commit]`: what the difference to a commit can reach.
// The whole is to end within twenty minutes on two cores.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChangedTests, runEveryTest } from './testing/run.ts'
import { makeScratch } from './testing/scratch.ts'
import { flakyLines, hasFailure, slowestLines, total } from './testing/outcome.ts'

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
const scratch = await makeScratch()
// Code that is compiled once is read by every later process: tests, the products and the commands of their operators.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')

const report = (line: string) => console.log(line)
const outcomes = values.changed
  ? await runChangedTests({ scratch, report, ref: positionals[0] ?? 'HEAD' })
  : await runEveryTest({ scratch, report })

if (hasFailure(outcomes)) process.exitCode = 1
else await rm(scratch, { recursive: true, force: true })
for (const line of [...slowestLines(outcomes), ...flakyLines(outcomes)]) report(line)
report(total(outcomes))
