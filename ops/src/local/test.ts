// `pnpm test`: everything that must hold. `pnpm test --changed [commit]`: what the difference to a commit can reach.
// The whole is to end within twenty minutes on two cores.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChangedTests, runEveryTest } from './testing/run.ts'
import { flakyLines, hasFailure, slowestLines, total } from './testing/outcome.ts'

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
const scratch = await mkdtemp(join(tmpdir(), 'invoice-card-'))
// PostgreSQL runs as another user when this runs as root, and has to get at its data.
await chmod(scratch, 0o755)
// What is compiled once is read by every later process: tests, the products and the commands of their operators.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')

const report = (line: string) => console.log(line)
const outcomes = values.changed
  ? await runChangedTests({ scratch, report, ref: positionals[0] ?? 'HEAD' })
  : await runEveryTest({ scratch, report })

if (hasFailure(outcomes)) process.exitCode = 1
else await rm(scratch, { recursive: true, force: true })
for (const line of [...slowestLines(outcomes), ...flakyLines(outcomes)]) report(line)
report(total(outcomes))
