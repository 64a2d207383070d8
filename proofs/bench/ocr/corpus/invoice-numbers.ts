import type { Random } from './random.ts'

export type NumberShape = 'month' | 'letters' | 'digits' | 'year' | 'day' | 'customer' | 'era' | 'slashes' | 'dots'

const shapes: Readonly<Record<NumberShape, (day: string, random: Random) => string>> = {
  month: (day, random) => `${day.slice(0, 7).replace('-', '')}-${random.digits(3)}`,
  letters: (_, random) => `${random.pick(['INV', 'SK', 'NL', 'AB'])}-${random.digits(5)}`,
  digits: (_, random) => `000${random.whole(1, 9)}${random.digits(4)}`,
  year: (day, random) => `${day.slice(0, 4)}-${random.digits(4)}`,
  day: (day, random) => `${day.replaceAll('-', '')}${random.digits(2)}`,
  customer: (day, random) => `C${random.digits(4)}-${day.slice(2, 4)}${day.slice(5, 7)}-${random.whole(1, 9)}`,
  slashes: (day, random) => `${random.pick(['A', 'K', 'TS'])}/${day.slice(2, 4)}/${random.digits(4)}`,
  dots: (day, random) => `${day.slice(0, 4)}.${day.slice(5, 7)}.${random.digits(4)}`,
  era: (day, random) => `R${Number(day.slice(0, 4)) - 2018}-${random.whole(1, 9)}${random.digits(2)}`,
}

export const makeInvoiceNumber = (shape: NumberShape, day: string, random: Random): string => shapes[shape](day, random)
