/**
 * Whether the longer name is the shorter one with a kana that a picture shows twice: プブ or フプ for プ, or a hiragana
 * within katakana.
 */
export function isDoubled(longer: string, shorter: string): boolean {
  if (longer.length !== shorter.length + 1) return false
  const at = [...longer].findIndex((character, index) => character !== shorter[index])
  const [added, neighbours] = [longer[at] ?? '', [longer[at - 1] ?? '', longer[at + 1] ?? '']]
  if (longer.slice(0, at) + longer.slice(at + 1) !== shorter || !isKana(added)) return false
  const isAlien = isHiragana(added) && neighbours.every(other => isKana(other) && !isHiragana(other))
  return isAlien || neighbours.some(other => other !== added && unvoiced(other) === unvoiced(added))
}

const isKana = (text: string): boolean => /^[ぁ-ゖァ-ヶ]$/.test(text)
const isHiragana = (text: string): boolean => /^[ぁ-ゖ]$/.test(text)
const unvoiced = (kana: string): string => kana.normalize('NFD').charAt(0)
