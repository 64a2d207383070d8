import sharp, { type Sharp } from 'sharp'
import { addNoise } from './noise.ts'
import type { Random } from './random.ts'

/** A sheet that lies askew on the glass. */
export const skewed = (sheet: Buffer, degrees: number): Sharp =>
  sharp(sheet).flatten({ background: '#fff' }).rotate(degrees, { background: '#f4f4f2' })

/** With the grain of a sensor. */
export async function noisy(picture: Sharp, sigma: number, random: Random): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  addNoise(data, sigma, random)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
