import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { drawPdf, drawPictures } from './draw.ts'
import { type Expected, expectedOf } from './expected.ts'
import { type Facts, makeFacts } from './facts.ts'
import type { Half, NamedLayout } from './layouts.ts'
import type { Quality } from './qualities.ts'
import { randomOf } from './random.ts'

export interface CorpusFile {
  readonly half: Half
  readonly layout: string
  readonly quality: Quality
  readonly path: string
  readonly contentType: string
  readonly expected: readonly Expected[]
  readonly facts: Facts
}

// What layouts are drawn with: where it changes, copies made earlier are stale.
const drawnWith = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts'))
  .toSorted()
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))

/** The facts of a layout: the same for the same seed. */
export const factsOf = ({ name, wishes }: NamedLayout, seed: number): Facts => makeFacts(wishes, randomOf(seed, name))

/**
 * Draws what the folder does not hold yet. The same seed gives the same documents on every machine with the same
 * typefaces.
 */
export async function generate(
  layouts: readonly NamedLayout[],
  qualities: readonly Quality[],
  seed: number,
  folder: string,
): Promise<CorpusFile[]> {
  let browser: Promise<Browser> | undefined
  const files: CorpusFile[] = []
  try {
    for (const layout of layouts) {
      const facts = factsOf(layout, seed)
      const key = createHash('sha256')
        .update([...drawnWith, layout.source, seed].join('\0'))
        .digest('hex')
        .slice(0, 12)
      for (const quality of qualities) {
        const stem = join(folder, layout.half, `${layout.name}-${quality}-${key}`)
        const path = kept(stem) ?? (await draw(await (browser ??= launchBrowser()), layout, facts, quality, seed, stem))
        files.push({
          half: layout.half,
          layout: layout.name,
          quality,
          path,
          contentType: path.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
          expected: expectedOf(facts),
          facts,
        })
      }
    }
  } finally {
    await (await browser)?.close()
  }
  return files
}

const kept = (stem: string): string | undefined =>
  ['.pdf', '.jpg'].map(extension => `${stem}${extension}`).find(existsSync)

async function draw(
  browser: Browser,
  layout: NamedLayout,
  facts: Facts,
  quality: Quality,
  seed: number,
  stem: string,
): Promise<string> {
  await mkdir(join(stem, '..'), { recursive: true })
  const workDir = await mkdtemp(`${stem}-`)
  try {
    const sheets = layout.render(facts)
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
