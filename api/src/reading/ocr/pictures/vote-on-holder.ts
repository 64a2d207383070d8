import type { OcrFields } from '@invoice-card/contracts'

type Read = OcrFields[keyof OcrFields]

/** As the engine reads it that knows kana; where both read alike, as the first one. @param passes of both engines */
export function voteOnHolder<Field extends Read>(
  words: Field,
  kana: Field | undefined,
  passes: readonly Field[],
): Field {
  const isKana = kana !== undefined && kana.value !== null && !isAlike(String(words.value), String(kana.value))
  const chosen = isKana ? kana : words
  const name = String(chosen.value)
  const joined = name.replaceAll(' ', '')
  // What stands between a person's names is seen by few passes, and as nothing by the others.
  const isOpen = !/[()]/.test(name) && !isTwoNames(name)
  const spaced = isOpen ? passes.filter(({ value }) => String(value) !== joined && withoutSpace(value) === joined) : []
  const space = spaced.find(({ value }) => isTwoNames(String(value))) ?? spaced[0]
  return space ? { ...chosen, value: space.value } : withSpaceOf(chosen, passes)
}

const withoutSpace = (value: Read['value']): string => String(value).replaceAll(' ', '')

/** Of one kana, with its mark, there is hardly a name. */
const isTwoNames = (name: string): boolean => /^[^ ]ﾞ?ﾟ?[^ ﾞﾟ].* [^ ]ﾞ?ﾟ?[^ ﾞﾟ]/.test(name)

/** A person's name with the space that another pass saw where the second engine saw a long vowel. */
function withSpaceOf<Field extends Read>(chosen: Field, passes: readonly Field[]): Field {
  const name = String(chosen.value)
  const isPerson = /^[^() -]{2,}-[^() -]{2,}$/.test(name)
  const isSpaced = passes.some(({ value }) => {
    const other = String(value)
    return other.length === name.length && other.indexOf(' ') === name.indexOf('-')
  })
  return isPerson && isSpaced ? { ...chosen, value: name.replace('-', ' ') } : chosen
}

/** A space between two names looks like a long vowel to the second engine, or like nothing. */
const isAlike = (words: string, kana: string): boolean =>
  words.replaceAll(' ', '') === kana.replaceAll(' ', '') || words.replaceAll(' ', '-') === kana
