// Refuses folders that need each other: `node folder-cycles.ts api/src proofs`, at the root. Each folder is judged
// alone, and each top folder with all that is below it. Imports of types count, tests do not.
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
const ownFolder = (file: string): string => (dirname(file) === '.' ? file : dirname(file))
/** The top folder that it is in, as deep as that may be. */
const topFolder = (file: string): string => file.split('/', 1)[0] ?? file

type FolderOf = (file: string) => string

function arrowsOf(root: string, file: string, folderOf: FolderOf): Arrow[] {
  const specifiers = readFileSync(join(root, file), 'utf8').matchAll(
    /(?:\bfrom\s|\bimport\s|\bimport\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g,
  )
  return [...specifiers]
    .map(([, specifier = '']) => {
      const imported = join(dirname(file), specifier)
      return { from: folderOf(file), to: folderOf(imported), file, imported }
    })
    .filter(({ from, to }) => from !== to)
}

type Arrows = ReadonlyMap<string, readonly Arrow[]>

/** The imports that lead out of each folder. */
function arrowsBelow(root: string, folderOf: FolderOf): Arrows {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: path => basename(path) === 'node_modules' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !isTest(file))
    .toSorted()
  return Map.groupBy(
    files.flatMap(file => arrowsOf(root, file, folderOf)),
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

/** Each cycle once: a folder of a cycle that is found begins no other one. */
function cyclesIn(arrows: Arrows): Arrow[][] {
  const reported = new Set<string>()
  return [...arrows.keys()].flatMap(folder => {
    const cycle = reported.has(folder) ? undefined : cycleThrough(folder, arrows)
    for (const { from } of cycle ?? []) reported.add(from)
    return cycle ? [cycle] : []
  })
}

const complaintOf = (root: string, cycle: readonly Arrow[]): string =>
  [
    `Folders of ${root} need each other:`,
    ...cycle.map(({ from, to, file, imported }) => `  ${from} → ${to}: ${relative(from, file)} imports ${imported}`),
    'Move what both need to the folder that owns it, or into one below them. A function is handed in as an argument',
    'only where the lower folder truly has to call the upper one.',
  ].join('\n')

for (const root of process.argv.slice(2)) {
  const cycles = [ownFolder, topFolder].flatMap(folderOf => cyclesIn(arrowsBelow(root, folderOf)))
  // Top folders without folders below them are the same in both.
  for (const complaint of new Set(cycles.map(cycle => complaintOf(root, cycle)))) {
    console.error(complaint)
    process.exitCode = 1
  }
}
