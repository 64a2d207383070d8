/**
 * The start of a text, at most so long, without half of a character at its end: an emoji has two units, and nothing
 * stores one of them.
 * @example startOfText('寿司🍣', 3) // '寿司'
 */
export const startOfText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
