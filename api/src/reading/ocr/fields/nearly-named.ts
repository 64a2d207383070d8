import type { NamedCode } from '../../../parties/banks/public.ts'
import { abbreviations, bankSpellings } from './bank-spellings.ts'
import type { Span } from './lines/layout.ts'

const banks = ['銀行', ...abbreviations.flat()].join('|')
const branches = '支店|営業部|出張所'
const nameOfKind = new RegExp(`^(.*)(${banks}|${branches})$`)
/** With one character misread: 巣鴨合用金庫. Of 銀行 nothing would be left to know it by. */
const nearlyBanks = ['信用金庫', '信用組合', '労働金庫']
  .flatMap(kind => [...kind].map((_, at) => `${kind.slice(0, at)}\\p{L}${kind.slice(at + 1)}`))
  .join('|')
const wordEnd = String.raw`(?![\p{L}\p{N}])`
// Behind a bank its branch may stand without a space.
const bank = String.raw`(?:${banks}|${nearlyBanks})(?=[\p{L}\p{N}]{1,12}(?:${branches})|${wordEnd})`
const word = new RegExp(String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,14}?(?:${bank}|(?:${branches})${wordEnd})`, 'gu')
/** Before 銀行 or 支店: of 十八 and 十六 too little is left to know them by. */
const leastCharacters = 3

interface NearlyNamed {
  readonly value: NamedCode
  readonly span: Span
}

/**
 * The entry of a directory that a whole word names but for one character, misread, lost or seen where none is; of the
 * kind of a bank one that is misread. None where several would do.
 */
export function nearlyNamed(spans: readonly Span[], entries: readonly NamedCode[]): NearlyNamed | null {
  const words = spans.flatMap(({ segment, start, end }) =>
    [...segment.text.slice(start, end).matchAll(word)].map((match): Span => ({
      segment,
      start: start + match.index,
      end: start + match.index + match[0].length,
    })),
  )
  if (words.length === 0) return null
  const names = entries.flatMap(entry =>
    bankSpellings(entry).flatMap(spelling => {
      const [, name = '', kind = ''] = nameOfKind.exec(spelling) ?? []
      return kind === '' ? [] : [{ entry, name, kind }]
    }),
  )
  const found = words.flatMap(span => {
    const text = span.segment.text.slice(span.start, span.end)
    return names.filter(({ name, kind }) => isNearly(text, name, kind)).map(({ entry }) => ({ value: entry, span }))
  })
  const [first] = found
  return first && found.every(({ value }) => value.code === first.value.code) ? first : null
}

/** Whether the name or its kind has one error. */
function isNearly(text: string, name: string, kind: string): boolean {
  if (text.endsWith(kind)) return name.length >= leastCharacters && isOneEditApart(text.slice(0, -kind.length), name)
  const rest = text.slice(name.length)
  return text.startsWith(name) && rest.length === kind.length && isOneEditApart(rest, kind)
}

/** Whether one character was replaced, lost or added. */
function isOneEditApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  if (a.length === b.length) return same < shorter && a.slice(same + 1) === b.slice(same + 1)
  return a.length > b.length ? a.slice(same + 1) === b.slice(same) : a.slice(same) === b.slice(same + 1)
}
