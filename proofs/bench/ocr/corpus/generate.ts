import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { Remarks } from '../../../../api/src/reading/ocr/fields/remarks.ts'
import { launchBrowser } from './browser.ts'
import { drawPdf, drawPictures } from './draw.ts'
import { type Expected, expectedOf, remarksOf } from './expected.ts'
import { type Facts, makeFacts } from './facts.ts'
import type { Sheets } from './layout.ts'
import type { Corpus, NamedLayout } from './layouts.ts'
import type { Quality } from './qualities.ts'
import { randomOf } from './random.ts'

export interface CorpusFile {
  readonly corpus: Corpus
  readonly layout: string
  readonly quality: Quality
  readonly path: string
  readonly contentType: string
  readonly expected: readonly Expected[]
  readonly expectedRemarks: Remarks
  readonly facts: Facts
}

// What layouts are drawn with: where it changes, copies made earlier are stale.
const drawnWith = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts'))
  .toSorted()
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))

/** The facts of a layout: the same for the same seed. */
export const factsOf = ({ name, wishes }: NamedLayout, seed: number): Facts => makeFacts(wishes, randomOf(seed, name))

/** What the firm prints with a seed, with the invoices that follow the first one. */
export function sheetsOf(layout: NamedLayout, seed: number): Sheets {
  const facts = factsOf(layout, seed)
  const { issuer, accounts } = facts
  const following = Array.from({ length: layout.following ?? 0 }, (_, index) => ({
    ...makeFacts(layout.wishes, randomOf(seed, layout.name, 'following', index)),
    issuer,
    accounts,
  }))
  return layout.render(facts, following)
}

/**
 * Draws what the folder does not hold yet. The same seed gives the same documents on every machine with the same
 * typefaces.
 */
export async function generate(
  layouts: readonly NamedLayout[],
  qualitiesOf: (corpus: Corpus) => readonly Quality[],
  seed: number,
  folder: string,
): Promise<CorpusFile[]> {
  let browser: Promise<Browser> | undefined
  const files: CorpusFile[] = []
  try {
    for (const layout of layouts) {
      const [facts, sheets] = [factsOf(layout, seed), sheetsOf(layout, seed)]
      const key = createHash('sha256')
        .update([...drawnWith, layout.source, seed].join('\0'))
        .digest('hex')
        .slice(0, 12)
      for (const quality of qualitiesOf(layout.corpus)) {
        const stem = join(folder, layout.corpus, `${layout.name}-${quality}-${key}`)
        const path =
          drawnBefore(stem) ?? (await draw(await (browser ??= launchBrowser()), layout, sheets, quality, seed, stem))
        files.push({
          corpus: layout.corpus,
          layout: layout.name,
          quality,
          path,
          contentType: path.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
          expected: expectedOf(facts),
          expectedRemarks: remarksOf(facts, sheets),
          facts,
        })
      }
    }
  } finally {
    await (await browser)?.close()
  }
  return files
}

const drawnBefore = (stem: string): string | undefined =>
  ['.pdf', '.jpg'].map(extension => `${stem}${extension}`).find(existsSync)

async function draw(
  browser: Browser,
  layout: NamedLayout,
  sheets: Sheets,
  quality: Quality,
  seed: number,
  stem: string,
): Promise<string> {
  await mkdir(join(stem, '..'), { recursive: true })
  const workDir = await mkdtemp(`${stem}-`)
  try {
    const { bytes, contentType } =
      quality === 'pdf'
        ? await drawPdf(browser, sheets, workDir)
        : await drawPictures(browser, sheets, quality, workDir, randomOf(seed, layout.name, quality))
    const path = `${stem}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`
    // Whole or not at all: a run that is ended leaves no half of a file to be taken for the real one.
    await writeFile(join(workDir, 'drawn'), bytes)
    await rename(join(workDir, 'drawn'), path)
    return path
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}
