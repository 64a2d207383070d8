/** A character and where its middle stands, left to right. */
export interface PlacedText {
  readonly text: string
  readonly x: number
}

const leaveOut = 0.8
const mostFar = 1.5
const farPrice = 0.5

const isDigit = (text: string): boolean => /^\d$/.test(text)
const isAscii = (text: string): boolean => /^[\x21-\x7e¥]+$/.test(text)

/** How unlikely it is that two engines saw the same character: they mistake digits for digits and kanji for kanji. */
function unlikeness(a: PlacedText, b: PlacedText, em: number): number {
  const far = Math.min(mostFar, (Math.abs(a.x - b.x) / em) * farPrice)
  if (a.text === b.text) return far
  if (isDigit(a.text) && isDigit(b.text)) return far + 0.4
  return far + (isAscii(a.text) === isAscii(b.text) ? 0.6 : 1.1)
}

/**
 * Which characters of two readings of one line are the same on the paper: for each of `wanted` an index of `given`, or
 * undefined (Needleman and Wunsch 1970).
 * @param em size of the type, in the unit of the places
 */
export function align(
  wanted: readonly PlacedText[],
  given: readonly PlacedText[],
  em: number,
): readonly (number | undefined)[] {
  const columns = given.length + 1
  const costs = new Float64Array((wanted.length + 1) * columns)
  const costAt = (row: number, column: number) => costs[row * columns + column] ?? Infinity
  const steps = (row: number, column: number): readonly [both: number, wantedAlone: number, givenAlone: number] => {
    const [a, b] = [wanted[row - 1], given[column - 1]]
    return [
      a && b ? costAt(row - 1, column - 1) + unlikeness(a, b, em) : Infinity,
      a ? costAt(row - 1, column) + leaveOut : Infinity,
      b ? costAt(row, column - 1) + leaveOut : Infinity,
    ]
  }
  for (let row = 0; row <= wanted.length; row++) {
    for (let column = 0; column <= given.length; column++)
      if (row + column > 0) costs[row * columns + column] = Math.min(...steps(row, column))
  }
  const pairs: (number | undefined)[] = wanted.map(() => undefined)
  let [row, column] = [wanted.length, given.length]
  while (row > 0 && column > 0) {
    const [both, wantedAlone, givenAlone] = steps(row, column)
    if (both <= wantedAlone && both <= givenAlone) {
      pairs[row - 1] = column - 1
      row--
      column--
    } else if (wantedAlone <= givenAlone) row--
    else column--
  }
  return pairs
}
