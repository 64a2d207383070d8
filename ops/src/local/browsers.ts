// `pnpm browsers`: one paid journey each in the Firefox and the WebKit that are installed.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from './testing/outcome.ts'
import { findOtherBrowsers, runOtherBrowsers } from './testing/other-browsers.ts'
import { makeNewProduct } from './testing/product.ts'

const scratch = await mkdtemp(join(tmpdir(), 'invoice-card-browsers-'))
// PostgreSQL runs as another user when this runs as root, and has to get at its data.
await chmod(scratch, 0o755)
const report = (line: string) => console.log(line)
const browsers = await findOtherBrowsers(report)
await makeNewProduct(scratch)
const outcome = await runOtherBrowsers({ scratch, browsers, report })
if (!outcome) report('0 passed: neither Firefox nor WebKit is installed')
else report(describe(outcome, true))
if (outcome?.failed === 0) await rm(scratch, { recursive: true, force: true })
else process.exitCode = 1
