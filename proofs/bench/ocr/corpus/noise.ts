import type { Random } from './random.ts'

const tableSize = 65_536

/**
 * Grain of a sensor: what is added to each byte, the same for the same numbers. Sums of three uniform ones are near
 * enough to normal.
 */
export function addNoise(pixels: Buffer, sigma: number, random: Random): void {
  const table = Int8Array.from({ length: tableSize }, () =>
    Math.round((random.next() + random.next() + random.next() - 1.5) * 2 * sigma),
  )
  let at = 0
  for (let index = 0; index < pixels.length; index += 1) {
    // A new place in the table now and then, or the grain would repeat as stripes.
    if (index % 4_093 === 0) at = random.whole(0, tableSize - 1)
    at = (at + 1) % tableSize
    pixels[index] = Math.min(255, Math.max(0, (pixels[index] ?? 0) + (table[at] ?? 0)))
  }
}
