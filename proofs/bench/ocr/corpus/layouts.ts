import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Layout } from './layout.ts'

export const halves = ['tuned', 'unseen'] as const
/** `tuned`: the reader was made better on these. `unseen`: nobody who works on the reader has ever seen them. */
export type Half = (typeof halves)[number]

export interface NamedLayout extends Layout {
  readonly half: Half
  readonly name: string
  /** Its text, by which copies made earlier are known to be of this very layout. */
  readonly source: string
}

export const layoutsOf = (half: Half): Promise<NamedLayout[]> => {
  const folder = join(import.meta.dirname, half)
  return Promise.all(
    readdirSync(folder)
      .filter(file => file.endsWith('.ts'))
      .toSorted()
      .map(async file => {
        const { layout } = (await import(join(folder, file))) as { layout: Layout }
        return { ...layout, half, name: basename(file, '.ts'), source: readFileSync(join(folder, file), 'utf8') }
      }),
  )
}
