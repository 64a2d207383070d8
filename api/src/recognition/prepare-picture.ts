import sharp from 'sharp'
import { turnDarkAreas } from './dark-areas.ts'
import { skewOf } from './skew.ts'
import { flattenLight, isUnevenlyLit } from './light.ts'

/** One channel, row by row from the top; 0 is black. */
export interface GreyPicture { readonly pixels: Buffer, readonly width: number, readonly height: number }

/** A picture made ready for recognition, and how it was turned to become so. */
export interface PreparedPicture extends GreyPicture {
  /** What it was before: the page as people see it. */
  readonly page: { readonly width: number, readonly height: number }
  /** Clockwise, in degrees. */
  readonly turnedBy: number
  /** By how many degrees its lines still fall to the right. */
  readonly skew: number
  readonly isPhoto: boolean
}

// An A4 page at 200 dpi: below that strokes of small kanji touch, above it recognition only takes longer.
const wantedWidth = 1654
const maxPixels = 60_000_000
/** Turning blurs: less than this costs more than it brings. */
const leastSkew = 0.15
/** The engine reads lines that are less askew as they are. */
const mostSkew = 2.5
// Width to height of A4.
const portrait = 0.71

/** Decodes a page, upright as its metadata say, in grey. @throws when it is no picture or has too many pixels. */
export async function openPicture(path: string): Promise<GreyPicture> {
  const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient().flatten({ background: 'white' }).greyscale().toColourspace('b-w')
    .resize({ width: 4_000, height: 4_000, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const toSharp = ({ pixels, width, height }: GreyPicture) => sharp(pixels, { raw: { width, height, channels: 1 } })

async function rawOf(picture: ReturnType<typeof toSharp>): Promise<GreyPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

export interface Preparation {
  /** Clockwise, for a page that lies on its side. */
  readonly quarterTurns?: number
  /** Turns the lines level; without it only their angle is said, for turning blurs. */
  readonly isTurnedLevel?: boolean
  /** Of 200 dpi. */
  readonly scale?: number
}

/** Turns what is light on dark, evens out the light of a photo and scales the page. */
export async function preparePicture(page: GreyPicture, { quarterTurns = 0, isTurnedLevel = false, scale = 1 }: Preparation = {}): Promise<PreparedPicture> {
  const inked = await turnDarkAreas(page)
  const isPhoto = await isUnevenlyLit(inked)
  const lit = isPhoto ? await flattenLight(inked) : inked
  const upright = quarterTurns === 0 ? lit : await rawOf(toSharp(lit).rotate(quarterTurns * 90))
  const skew = await skewOf(upright)
  const wanted = wantedWidth * scale * Math.max(1, upright.width / upright.height / portrait)
  const isRightSize = upright.width > wanted * 0.9 && upright.width < wanted * 1.35
  const scaled = isRightSize ? upright : await rawOf(toSharp(upright).resize({ width: Math.round(wanted), kernel: 'lanczos3' }))
  const isTurned = (isTurnedLevel || Math.abs(skew) > mostSkew) && Math.abs(skew) >= leastSkew
  const prepared = isTurned ? await rawOf(toSharp(scaled).rotate(-skew, { background: 'white' })) : scaled
  return { ...prepared, page: { width: page.width, height: page.height }, turnedBy: quarterTurns * 90 - (isTurned ? skew : 0), skew: isTurned ? 0 : skew, isPhoto }
}

/** The picture as a file that the engine reads, its resolution said so that it does not guess. */
export const encodePicture = (picture: GreyPicture): Promise<Buffer> =>
  toSharp(picture).withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer()
