// Refuses a docs/asvs.md that lacks a requirement or names a test that is gone: `node main.ts`, at the root.
import { existsSync, readFileSync } from 'node:fs'
import { complaintsAbout } from './table.ts'

const page = existsSync('docs/asvs.md') ? readFileSync('docs/asvs.md', 'utf8') : ''
for (const complaint of complaintsAbout(page)) {
  console.error(complaint)
  process.exitCode = 1
}
