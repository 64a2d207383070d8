// Refuses folders with too many files: `node folder-sizes.ts`, at the root. Tests count.
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path/posix'

const mostFiles = 25

/** Tables: one file per entry, all of equal rank. */
const tables: ReadonlySet<string> = new Set([
  'api/src/server/openapi/examples', // one file per resource
  'ops/src/commands', // one file per command
  'proofs/chaos/planted/bugs', // one file per bug
  'shared/contracts/src', // one file per resource, and the larger parts of one
])

const ignored = (name: string): boolean => /^(node_modules|dist|\.[^.].*|test-results)$/.test(name)
const files = globSync('**/*.{ts,tsx}', { exclude: path => ignored(basename(path)) }).map(file =>
  file.replaceAll('\\', '/'),
)

const complaintAbout = (folder: string, count: number): string | undefined => {
  const isTable = tables.has(folder)
  if (count > mostFiles && !isTable)
    return `${folder}: cut its ${count} files by subject, ${mostFiles} at most in a folder (docs/decisions/0092)`
  if (count <= mostFiles && isTable)
    return `${folder}: remove it from the tables of folder-sizes.ts, it has no more than ${mostFiles} files`
  return undefined
}

for (const [folder, { length }] of Map.groupBy(files, file => dirname(file))) {
  const complaint = complaintAbout(folder, length)
  if (!complaint) continue
  console.error(complaint)
  process.exitCode = 1
}
