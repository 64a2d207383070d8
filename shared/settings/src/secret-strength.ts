const minBytes = 32
/**
 * Of 32 random bytes 20 or more differ, and of their base64 text 16 or more letters: chance misses that once in 10¹⁰.
 */
const minDifferentBytes = 20
const minDifferentLetters = 16

/** Why a text is no secret, as the rest of a sentence; null for 32 bytes or more that look random. */
export function weaknessOf(part: string): string | null {
  if (part.startsWith('local-')) return "is that of a developer's machine"
  const isHex = /^[0-9a-f]+$/i.test(part)
  if (!isHex && !/^[\w+/-]+={0,2}$/.test(part)) return 'is neither hex nor base64'
  const bytes = Buffer.from(part, isHex ? 'hex' : 'base64')
  if (bytes.length < minBytes) return `has ${bytes.length} bytes, and at least ${minBytes} random ones are needed`
  const isVaried = new Set(bytes).size >= minDifferentBytes && (isHex || new Set(part).size >= minDifferentLetters)
  return isVaried ? null : 'repeats itself, so it is not random'
}
