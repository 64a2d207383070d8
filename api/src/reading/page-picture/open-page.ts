import sharp from 'sharp'
import { findDarkAreas, turnDarkAreas } from './dark-areas.ts'
import { withoutDottedRules } from './dotted-rules.ts'
import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'
import { flattenLight } from './light.ts'
import { runsUpOrDown } from './skew.ts'
import { mostScale, widthAt } from './wanted-size.ts'

/** A page as every reading of it begins: ink on white paper, as fine as the finest reading wants it. */
export interface OpenPage extends GreyPicture {
  /** Its lines seem to run up or down. */
  readonly isOnSide: boolean
}

const maxPixels = 60_000_000
/**
 * The long side of a photo of 12 million pixels; one of 48 million has twice as much, and its decoder halves it at no
 * price.
 */
const mostLength = 4_032
/**
 * Till receipts are some eight times as long as wide. Pictures are measured at fixed widths, and a thread of a picture
 * would be as long as a novel there.
 */
const mostOblong = 12
/** Enough to see how lines run. */
const glanceWidth = 1_000
const edgeShare = 0.12

/**
 * Decodes a page, upright as its metadata say, turns what is light on dark, evens out the light of a photo and clears
 * rules of dots. @throws
 * when it is no picture, has too many pixels or the shape of no page.
 */
export async function openPage(path: string): Promise<OpenPage> {
  const taken = await greyOf(
    sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .resize({ width: mostLength, height: mostLength, fit: 'inside', withoutEnlargement: true }),
  )
  if (Math.max(taken.width, taken.height) > mostOblong * Math.min(taken.width, taken.height))
    throw new RangeError(`no page is ${taken.width} by ${taken.height}`)
  const areas = await findDarkAreas(taken)
  const glance = turnDarkAreas(await greyOf(toSharp(taken).resize({ width: glanceWidth })), areas)
  const isOnSide = (await runsUpOrDown(glance)) && (await runsUpOrDown(await middleOf(glance)))
  const inked = turnDarkAreas(await noFinerThanWanted(taken, isOnSide), areas)
  return { ...withoutDottedRules(await flattenLight(inked)), isOnSide }
}

/** Without the edges of a sheet that lies on something, which look like strokes. */
function middleOf(page: GreyPicture): Promise<GreyPicture> {
  const [left, top] = [page.width, page.height].map(length => Math.round(length * edgeShare)) as [number, number]
  return greyOf(toSharp(page).extract({ left, top, width: page.width - 2 * left, height: page.height - 2 * top }))
}

/** Every step costs by the pixel, and a photo has three times as many as are read. */
async function noFinerThanWanted(taken: GreyPicture, isOnSide: boolean): Promise<GreyPicture> {
  const [across, along] = isOnSide ? [taken.height, taken.width] : [taken.width, taken.height]
  const scale = widthAt(mostScale, across / along) / across
  return scale < 0.9
    ? greyOf(toSharp(taken).resize({ width: Math.round(taken.width * scale), kernel: 'lanczos3' }))
    : taken
}
