import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'
import { skewOf } from './skew.ts'
import { widthAt } from './wanted-size.ts'

/** A picture made ready for recognition, and how it was turned to become so. */
export interface PreparedPicture extends GreyPicture {
  /** What it was before: the page as people see it. */
  readonly page: { readonly width: number; readonly height: number }
  /** Clockwise, in degrees. */
  readonly turnedBy: number
  /** By how many degrees its lines still fall to the right. */
  readonly skew: number
}

/** Turning blurs: less than this costs more than it brings. */
const leastSkew = 0.15
/** The engine reads lines that are less askew as they are. */
const mostSkew = 2.5
/** Beyond that there is nothing more to see. */
const mostEnlarged = 3

export interface Preparation {
  /** Clockwise, for a page that lies on its side. */
  readonly quarterTurns?: number
  /** Turns the lines level; without it only their angle is said, for turning blurs. */
  readonly isTurnedLevel?: boolean
  /** Of 200 dpi. */
  readonly scale?: number
}

/** Turns and scales a page. */
export async function preparePicture(
  page: GreyPicture,
  { quarterTurns = 0, isTurnedLevel = false, scale = 1 }: Preparation = {},
): Promise<PreparedPicture> {
  const upright = quarterTurns === 0 ? page : await greyOf(toSharp(page).rotate(quarterTurns * 90))
  const skew = await skewOf(upright)
  const wanted = Math.min(widthAt(scale, upright.width / upright.height), upright.width * mostEnlarged)
  const isRightSize = upright.width > wanted * 0.9 && upright.width < wanted * 1.2
  const scaled = isRightSize
    ? upright
    : await greyOf(toSharp(upright).resize({ width: Math.round(wanted), kernel: 'lanczos3' }))
  const isTurned = (isTurnedLevel || Math.abs(skew) > mostSkew) && Math.abs(skew) >= leastSkew
  const { pixels, width, height } = isTurned
    ? await greyOf(toSharp(scaled).rotate(-skew, { background: 'white' }))
    : scaled
  return {
    pixels,
    width,
    height,
    page: { width: page.width, height: page.height },
    turnedBy: quarterTurns * 90 - (isTurned ? skew : 0),
    skew: isTurned ? 0 : skew,
  }
}

/**
 * The picture as a file that the engine reads: a PGM (Netpbm), which neither side spends time on. It says no
 * resolution; the engine has it as a setting.
 */
export const encodePicture = ({ pixels, width, height }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels])
