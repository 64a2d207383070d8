import { dirname } from 'node:path'

/** Files of one process, at least. To start one and to read the API's sources takes 0.8 s of a core. */
const filesPerProcess = 12

/** Folders whose tests take minutes: they start first, or the last process would work alone. */
const slowFolders = [
  'chaos',
  'src/payments/invoice-files',
  'src/reading/ocr/pictures',
  'src/reading',
  'src/backoffice/commands',
]

/** Those of files that are read, and of downloads that wait for their turn. */
const timedFolders = ['src/payments/invoice-files', 'src/payments/invoice-export', 'src/reading']

/**
 * Whether a test waits for what the product ends by the clock, however busy the machine is.
 */
export const isTimed = (file: string): boolean => timedFolders.some(folder => file.startsWith(`${folder}/`))

/**
 * Test files by process: folders stay whole and join their neighbours, which import the same sources, until there are
 * enough of them. Slow folders come first and join nobody else, then the groups with most files.
 */
export function groupFiles(files: readonly string[]): string[][] {
  const groups: { readonly files: string[]; readonly rank: number }[] = []
  for (const [folder, own] of Map.groupBy(files.toSorted(), file => dirname(file))) {
    const rank = slowRank(folder)
    const last = groups.findLast(group => group.rank === rank)
    if (last && last.files.length < filesPerProcess) last.files.push(...own)
    else groups.push({ files: [...own], rank })
  }
  return groups.toSorted((a, b) => a.rank - b.rank || b.files.length - a.files.length).map(group => group.files)
}

function slowRank(folder: string): number {
  const index = slowFolders.findIndex(slow => folder === slow || folder.startsWith(`${slow}/`))
  return index < 0 ? slowFolders.length : index
}
