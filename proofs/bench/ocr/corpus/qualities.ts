import sharp from 'sharp'
import { faxed } from './fax.ts'
import { noisy, skewed } from './flaws.ts'
import type { Corpus } from './layouts.ts'
import type { Random } from './random.ts'

const usual = ['pdf', 'scan', 'jpeg', '150dpi', 'phone'] as const
export const qualities = [...usual, 'fax', 'fold', 'angle'] as const
export type Quality = (typeof qualities)[number]
/** Those that are pictures of paper. */
export type Degraded = Exclude<Quality, 'pdf'>

/** What a corpus is drawn in where nobody asks for others. */
export const qualitiesOf = (corpus: Corpus): readonly Quality[] =>
  corpus === 'varied' || corpus === 'held-out' ? qualities : usual

/** What a sheet is drawn with before it is made worse. */
export const drawnDpi: Readonly<Record<Degraded, number>> = {
  scan: 200,
  jpeg: 200,
  '150dpi': 200,
  phone: 300,
  fax: 200,
  fold: 200,
  angle: 300,
}

/**
 * A sheet as this way of copying leaves it: PNG of a scanner or a fax, else JPEG. @param sheet PNG; of the scene where
 * it lies in one
 */
export const degrade: Readonly<Record<Degraded, (sheet: Buffer, random: Random) => Promise<Buffer>>> = {
  /** An office scanner: grey, straight. */
  scan: sheet => sharp(sheet).greyscale().png().toBuffer(),
  /** A scanner fed by hand, saved small. */
  jpeg: async (sheet, random) =>
    (await noisy(skewed(sheet, random.between(-2, 2)), 4, random)).jpeg({ quality: 60 }).toBuffer(),
  /** A fax-like setting: few dots, slightly soft, always askew. */
  '150dpi': async (sheet, random) => {
    const { width } = await sharp(sheet).metadata()
    const small = await sharp(sheet)
      .resize(Math.round((width * 150) / drawnDpi['150dpi']))
      .blur(0.5)
      .png()
      .toBuffer()
    return (await noisy(skewed(small, random.between(1, 2) * random.pick([-1, 1])), 3, random))
      .jpeg({ quality: 70 })
      .toBuffer()
  },
  phone: photographed,
  fax: faxed,
  /** A letter out of its envelope, on a scanner. */
  fold: async (scene, random) =>
    (await noisy(skewed(scene, random.between(-1, 1)), 4, random)).jpeg({ quality: 72 }).toBuffer(),
  angle: photographed,
}

/**
 * A phone held over a desk: soft, grainy, with a cast of the lamp; half of them lie on their side and say so in EXIF.
 */
async function photographed(scene: Buffer, random: Random): Promise<Buffer> {
  const warm = random.between(-0.06, 0.06)
  const exposure = random.between(0.86, 1)
  const shot = sharp(scene)
    .removeAlpha()
    .blur(random.between(0.6, 1.1))
    .linear([exposure * (1 + warm), exposure, exposure * (1 - warm)], [0, 0, 0])
  const grainy = await noisy(shot, random.between(3, 6), random)
  const jpeg = { quality: 82 }
  return random.next() < 0.5
    ? grainy.jpeg(jpeg).toBuffer()
    : sharp(await grainy.rotate(-90).png({ compressionLevel: 1 }).toBuffer())
        .jpeg(jpeg)
        .withMetadata({ orientation: 6 })
        .toBuffer()
}
