// Refuses packages of production with an advisory of severity high or critical: `node advisories-main.ts`, at the root.
import { findAdvisories } from './advisories.ts'

const found = await findAdvisories()
if (found.outcome === 'found') {
  for (const line of found.lines) console.error(line)
  console.error('Take a version without it (`pnpm update NAME`, or an override in pnpm-workspace.yaml).')
  process.exitCode = 1
}
if (found.outcome === 'unanswered') console.log(`remark: no registry answered about advisories (${found.reason})`)
