/** A character that was read, and where its middle stands in the width of its line; 0 to 1. */
export interface ReadCharacter {
  readonly text: string
  readonly at: number
}

/**
 * The text of a line from what the engine says step by step (CTC): the likeliest character of each step, repetitions
 * as one, without the blanks that part them.
 * @param scores of each character, step after step
 * @param alphabet its first entry is the blank
 */
export function decode(scores: Float32Array, alphabet: readonly string[]): ReadCharacter[] {
  const steps = scores.length / alphabet.length
  const characters: ReadCharacter[] = []
  let before = 0
  let since = 0
  for (let step = 0; step <= steps; step++) {
    const best = step < steps ? likeliest(scores, step * alphabet.length, alphabet.length) : 0
    if (best === before) continue
    if (before !== 0) characters.push({ text: alphabet[before] ?? '', at: (since + step) / 2 / steps })
    before = best
    since = step
  }
  return characters
}

function likeliest(scores: Float32Array, from: number, count: number): number {
  let best = 0
  for (let at = 1; at < count; at++) if ((scores[from + at] ?? 0) > (scores[from + best] ?? 0)) best = at
  return best
}
