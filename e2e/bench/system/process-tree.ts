import { readdir, readFile } from 'node:fs/promises'

/** A process and all that came from it; only itself where there is no `/proc`. */
export async function treeOf(processId: number): Promise<number[]> {
  const parents = await parentsOfAll()
  const tree = new Set([processId])
  for (let size = 0; size < tree.size;) {
    size = tree.size
    for (const [child, parent] of parents) if (tree.has(parent)) tree.add(child)
  }
  return [...tree]
}

async function parentsOfAll(): Promise<[number, number][]> {
  const names = await readdir('/proc').catch(() => [])
  const pairs = await Promise.all(
    names
      .filter(name => /^\d+$/.test(name))
      .map(async name => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        // The program's name, in brackets, may hold spaces and brackets.
        return [Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as [number, number]
      }),
  )
  return pairs.filter(([, parent]) => !Number.isNaN(parent))
}

export function isProcessAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}
