import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'gallery', '.cache'])
const isSource = (name: string) => !/\.test\.tsx?$/.test(name)

/** Source files of a folder, tests and what is built left out. */
export async function filesUnder(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !ignored.has(name))
      .map(entry =>
        entry.isDirectory()
          ? filesUnder(join(directory, entry.name))
          : isSource(entry.name)
            ? [join(directory, entry.name)]
            : [],
      ),
  )
  return nested.flat()
}
