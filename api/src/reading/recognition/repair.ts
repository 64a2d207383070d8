import type { Symbol } from './symbol.ts'

// What digits are taken for when they stand alone; between digits they can be nothing else.
const lookalikes: Readonly<Record<string, string>> = {
  i: '1',
  I: '1',
  l: '1',
  '!': '1',
  O: '0',
  o: '0',
  D: '0',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  ']': '1',
  〇: '0',
  '○': '0',
}
const isDigit = (text: string | undefined): boolean => text !== undefined && /^[0-9０-９①-⑳]$/.test(text)
const isBetweenDigits = (before: string | undefined, after: string | undefined): boolean =>
  (isDigit(before) || /^[,./-]$/.test(before ?? '')) &&
  (isDigit(after) || /^[,./-]$/.test(after ?? '')) &&
  (isDigit(before) || isDigit(after))

/** From a digit to the next, in heights of the lower one: more is the gap between two columns. */
const widestStep = 1.8
const isBeside = (digit: Symbol | undefined, next: Symbol | undefined): boolean =>
  digit !== undefined &&
  next !== undefined &&
  !next.isCellStart &&
  next.x0 - digit.x0 < Math.min(digit.y1 - digit.y0, next.y1 - next.y0) * widestStep

// The engine's two spellings of marks that a form of ours reads.
const marks: Readonly<Record<string, string>> = {
  '．': '.',
  '，': ',',
  '‐': '-',
  '—': '-',
  '–': '-',
  '−': '-',
  '’': "'",
  '\\': '¥',
  '￥': '¥',
}

/**
 * Reads letters between digits as digits, and a point before three last digits as the comma of thousands: yen have no
 * decimals.
 */
export function repairDigits(line: readonly Symbol[]): Symbol[] {
  const plain = line.map(symbol => ({ ...symbol, text: marks[symbol.text] ?? symbol.text }))
  const single = plain.filter(({ text }, at) => !(/^[.,]$/.test(text) && /^[.,]$/.test(plain[at + 1]?.text ?? '')))
  const digits = single.map((symbol, at) => {
    const digit = lookalikes[symbol.text]
    return digit !== undefined && isBetweenDigits(single[at - 1]?.text, single[at + 1]?.text)
      ? { ...symbol, text: digit }
      : symbol
  })
  return digits.map((symbol, at) => {
    if (/^[一ー]$/.test(symbol.text) && isDigit(digits[at - 1]?.text) && isDigit(digits[at + 1]?.text))
      return { ...symbol, text: '-' }
    const [a, b, c, d] = [1, 2, 3, 4].map(step => digits[at + step])
    const isThousands =
      symbol.text === '.' &&
      isDigit(digits[at - 1]?.text) &&
      [a, b, c].every(digit => isDigit(digit?.text)) &&
      !(isDigit(d?.text) && isBeside(c, d))
    return isThousands ? { ...symbol, text: ',' } : symbol
  })
}
