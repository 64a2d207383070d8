import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Layout } from './layout.ts'

export const corpora = ['tuned', 'unseen', 'varied', 'held-out'] as const
/**
 * `tuned`: the reader was made better on these. `unseen`: nobody who works on the reader has ever seen them. `varied`:
 * what the other two have none of: odd typefaces, piles, foreign papers, numbers that are not wanted. `held-out`: new
 * papers as odd as those of `varied`, unseen like those of `unseen`.
 */
export type Corpus = (typeof corpora)[number]

/** Whether those who work on the reader may see what was misread. */
export const isOpen = (corpus: Corpus): boolean => corpus !== 'unseen' && corpus !== 'held-out'

export interface NamedLayout extends Layout {
  readonly corpus: Corpus
  readonly name: string
  /** Its text, by which copies made earlier are known to be of this very layout. */
  readonly source: string
}

export const layoutsOf = (corpus: Corpus): Promise<NamedLayout[]> => {
  const folder = join(import.meta.dirname, corpus)
  return Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .toSorted()
      .map(async file => {
        const { layout } = (await import(join(folder, file))) as { layout: Layout }
        return { ...layout, corpus, name: basename(file, '.ts'), source: readFileSync(join(folder, file), 'utf8') }
      }),
  )
}
