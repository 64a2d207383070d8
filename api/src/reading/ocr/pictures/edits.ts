/** Edits between two texts (Levenshtein 1965), those of marks at half the price. */
export function editsBetween(a: string, b: string): number {
  let row = [...b].reduce((prices, other) => [...prices, (prices.at(-1) ?? 0) + priceOf(other)], [0])
  for (const character of a) {
    const next = [(row[0] ?? 0) + priceOf(character)]
    for (const [at, other] of [...b].entries()) {
      const replaced = character === other ? 0 : Math.max(priceOf(character), priceOf(other))
      next.push(
        Math.min((row[at] ?? 0) + replaced, (row[at + 1] ?? 0) + priceOf(character), (next[at] ?? 0) + priceOf(other)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const isMark = (character: string): boolean => /^[ﾞﾟ]$/.test(character)
/** A mark of voicing is lost more easily than a kana. */
const priceOf = (character: string): number => (isMark(character) ? 0.5 : 1)
