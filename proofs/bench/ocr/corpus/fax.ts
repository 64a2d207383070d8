import sharp from 'sharp'
import { noisy, skewed } from './flaws.ts'
import type { Random } from './random.ts'

// Group 3, fine (ITU-T T.4): dots are not square.
const dots = { width: 1728, height: 2292 } as const

/** A fax of group 3: black or white dots, specks, lines that were lost, and what the machine writes over the page. */
export async function faxed(sheet: Buffer, random: Random): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(sheet).metadata()
  const isLandscape = width > height
  const size = isLandscape ? { width: dots.height, height: dots.width } : dots
  const askew = await skewed(sheet, random.between(-0.8, 0.8)).greyscale().png().toBuffer()
  const small = await sharp(askew)
    .resize({ ...size, fit: 'fill' })
    .blur(0.6)
    .png()
    .toBuffer()
  const marked = sharp(small)
    .composite([{ input: marksOf(size, random), top: 0, left: 0 }])
    .greyscale()
  const grainy = await (await noisy(marked, 16, random)).png().toBuffer()
  return sharp(grainy).threshold(random.whole(140, 170)).png({ palette: true, colours: 2 }).toBuffer()
}

/** The line at the head, specks of dust, and rows that did not arrive. */
function marksOf({ width, height }: { width: number; height: number }, random: Random): Buffer {
  const [two, three] = [() => String(random.whole(1, 12)).padStart(2, '0'), () => random.digits(3)]
  const head = `2026/${two()}/${two()} ${two()}:${random.whole(10, 59)}    FROM: 0${random.whole(1, 9)}-${three()}-${random.digits(4)}    P.001/001`
  const specks = Array.from(
    { length: random.whole(60, 220) },
    () =>
      `<circle cx="${random.whole(0, width)}" cy="${random.whole(0, height)}" r="${random.between(0.6, 1.9).toFixed(1)}"/>`,
  )
  const lost = Array.from(
    { length: random.whole(0, 3) },
    () => `<rect x="0" y="${random.whole(0, height)}" width="${width}" height="2" fill="#fff"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lost.join('')}${specks.join('')}<text x="40" y="30" font-family="DejaVu Sans Mono" font-size="22">${head}</text></svg>`,
  )
}
