import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'

/** One channel, row by row from the top; 0 is black. */
export interface GreyPicture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

export const toSharp = ({ pixels, width, height }: GreyPicture): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 1 } })

/** What the steps given to sharp make of a picture. */
export async function greyOf(picture: Sharp): Promise<GreyPicture> {
  // One channel goes in, and without that setting sharp gives back three.
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/**
 * Has sharp work on a picture with every core. Where it finds glibc it takes one, for the memory of processes that live
 * long.
 */
export const useEveryCore = (): void => {
  sharp.concurrency(availableParallelism())
}
