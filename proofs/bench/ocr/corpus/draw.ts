import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { deskScene, heldAslant } from './desk.ts'
import { foldedScene } from './fold.ts'
import { documentOf, type Sheets, sizeOf } from './layout.ts'
import { degrade, type Degraded, drawnDpi } from './qualities.ts'
import { joinPictures } from './picture-pdf.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

export interface Drawn {
  readonly bytes: Buffer
  readonly contentType: 'application/pdf' | 'image/jpeg'
}

const cssDpi = 96
const pixels = (millimetres: number): number => Math.round((millimetres / 25.4) * cssDpi)

/** The document with its text. */
export const drawPdf = (browser: Browser, sheets: Sheets, folder: string): Promise<Drawn> =>
  onPage(browser, sheets, 1, folder, async page => ({
    bytes: await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    contentType: 'application/pdf',
  }))

/** The document as pictures only: a PDF of a scanner or of several sheets, else a JPEG. */
export async function drawPictures(
  browser: Browser,
  sheets: Sheets,
  quality: Degraded,
  folder: string,
  random: Random,
): Promise<Drawn> {
  const drawn = await onPage(browser, sheets, drawnDpi[quality] / cssDpi, folder, async page => {
    const pictures: Buffer[] = []
    for (const sheet of await page.locator('.page').all()) pictures.push(await sheet.screenshot())
    return pictures
  })
  const pictures: Buffer[] = []
  for (const sheet of drawn)
    pictures.push(
      await degrade[quality](await photograph(browser, sheet, quality, sheets.isLandscape ?? false, random), random),
    )
  const [only, ...more] = pictures
  if (!only) throw new TypeError('a document without sheets')
  return !isSentAsPdf(quality) && more.length === 0
    ? { bytes: only, contentType: 'image/jpeg' }
    : { bytes: await joinPictures(pictures, sizeOf(sheets), quality === 'fax'), contentType: 'application/pdf' }
}

const isSentAsPdf = (quality: Degraded): boolean => quality === 'scan' || quality === 'fax'

type SceneOf = (sheet: string, isLandscape: boolean, random: Random) => Scene
const scenes: Partial<Record<Degraded, SceneOf>> = {
  phone: deskScene,
  angle: (sheet, isLandscape, random) => deskScene(sheet, isLandscape, random, heldAslant),
  fold: foldedScene,
}

/** The sheet where it lies; as it is, where it lies in a machine. */
async function photograph(
  browser: Browser,
  sheet: Buffer,
  quality: Degraded,
  isLandscape: boolean,
  random: Random,
): Promise<Buffer> {
  const scene = scenes[quality]?.(`data:image/png;base64,${sheet.toString('base64')}`, isLandscape, random)
  if (!scene) return sheet
  const { html, width, height, scale } = scene
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  try {
    await page.setContent(html, { waitUntil: 'load' })
    return await page.screenshot()
  } finally {
    await page.close()
  }
}

async function onPage<Result>(
  browser: Browser,
  sheets: Sheets,
  deviceScaleFactor: number,
  folder: string,
  use: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>,
): Promise<Result> {
  const { width, height } = sizeOf(sheets)
  const page = await browser.newPage({ viewport: { width: pixels(width), height: pixels(height) }, deviceScaleFactor })
  try {
    const file = join(folder, 'document.html')
    // A page of a file may load the typefaces, which are files as well.
    await writeFile(file, documentOf(sheets))
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    return await use(page)
  } finally {
    await page.close()
  }
}
