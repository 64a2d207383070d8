// Refuses a second copy of what must exist once: `node single-copies.ts`, in the folder of the lockfile.
import { readFileSync } from 'node:fs'

/** Two webpacks: hooks that nobody calls. Two of the others: two contexts in one document. */
const singles = ['webpack', 'react', 'react-dom', 'react-router', '@module-federation/runtime-core']

/** What is installed: each version of a package, once for every set of peers. */
function installedCopies(lockfile: string): string[] {
  const snapshots = lockfile.split(/^snapshots:$/m)[1]
  if (snapshots === undefined) throw new Error('pnpm-lock.yaml has no snapshots any more: see where copies stand now')
  return [...snapshots.matchAll(/^ {2}'?([^\s'].*?)'?:(?: \{\})?$/gm)].map(([, copy = '']) => copy)
}

const copies = installedCopies(readFileSync('pnpm-lock.yaml', 'utf8'))
for (const name of singles) {
  const found = copies.filter(copy => copy.startsWith(`${name}@`))
  if (found.length === 1) continue
  console.error(
    [
      `${name} is installed ${found.length} times, and must be once:`,
      ...found.map(copy => `  ${copy}`),
      'Packages that ask for it with other versions or peers get copies of their own: take the version from the catalog,',
      'and let only shared/config depend on webpack.',
    ].join('\n'),
  )
  process.exitCode = 1
}
