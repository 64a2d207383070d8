// Refuses folders that need each other: `node folder-cycles.ts api/src proofs`, at the root. Imports of types count,
// tests do not.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path/posix'

/** One import that leads from a folder into another. */
interface Arrow {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly imported: string
}

const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(file)
/**
 * Its folder. A file directly in the root stands for itself: `routes.tsx` needs the screens, and they need `paths.ts`.
 */
const roomOf = (file: string): string => (dirname(file) === '.' ? file : dirname(file))

function arrowsOf(root: string, file: string): Arrow[] {
  const specifiers = readFileSync(join(root, file), 'utf8').matchAll(
    /(?:\bfrom\s|\bimport\s|\bimport\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g,
  )
  return [...specifiers]
    .map(([, specifier = '']) => {
      const imported = join(dirname(file), specifier)
      return { from: roomOf(file), to: roomOf(imported), file, imported }
    })
    .filter(({ from, to }) => from !== to)
}

type Arrows = ReadonlyMap<string, readonly Arrow[]>

/** The imports that lead out of each folder. */
function arrowsBelow(root: string): Arrows {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: path => basename(path) === 'node_modules' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !isTest(file))
    .toSorted()
  return Map.groupBy(
    files.flatMap(file => arrowsOf(root, file)),
    ({ from }) => from,
  )
}

/** The shortest way from a folder back to itself; undefined where none leads back. */
function cycleThrough(folder: string, arrows: Arrows): Arrow[] | undefined {
  const seen = new Set<string>()
  for (let ways: Arrow[][] = [[]]; ways.length > 0;) {
    const longer: Arrow[][] = []
    for (const way of ways) {
      for (const arrow of arrows.get(way.at(-1)?.to ?? folder) ?? []) {
        if (arrow.to === folder) return [...way, arrow]
        if (seen.has(arrow.to)) continue
        seen.add(arrow.to)
        longer.push([...way, arrow])
      }
    }
    ways = longer
  }
  return undefined
}

for (const root of process.argv.slice(2)) {
  const arrows = arrowsBelow(root)
  const reported = new Set<string>()
  for (const folder of arrows.keys()) {
    const cycle = reported.has(folder) ? undefined : cycleThrough(folder, arrows)
    if (!cycle) continue
    for (const { from } of cycle) reported.add(from)
    console.error(
      [
        `Folders of ${root} need each other:`,
        ...cycle.map(
          ({ from, to, file, imported }) => `  ${from} → ${to}: ${relative(from, file)} imports ${imported}`,
        ),
        'Move what both need to the folder that owns it, or into one below them. A function is handed in as an argument',
        'only where the lower folder truly has to call the upper one.',
      ].join('\n'),
    )
    process.exitCode = 1
  }
}
