// `pnpm check`: types, lint, boundaries, unused code, package files.
import { runChecks } from './testing/checks.ts'
import { hasFailure } from './testing/outcome.ts'

if (hasFailure(await runChecks(line => console.log(line)))) process.exitCode = 1
