import { normalizeText } from '@invoice-card/domain'
import type { NamedCode } from '../../../parties/banks/public.ts'
import type { Span } from './layout.ts'

/** Shorter names have too little left to know them by. */
const leastCharacters = 4

interface NearlyNamed {
  readonly value: NamedCode
  readonly span: Span
}

/**
 * The entry of a directory that a text names but for one character, misread, lost or seen where none is. None where
 * several would do: 山口 and 山形 are one character apart.
 * @param kind what such a text has in it, so that few are looked at
 */
export function nearlyNamed(spans: readonly Span[], entries: readonly NamedCode[], kind: RegExp): NearlyNamed | null {
  const names = entries
    .map(entry => ({ entry, name: normalizeText(entry.name) }))
    .filter(({ name }) => name.length >= leastCharacters)
  const found = spans.flatMap(span => {
    const text = span.segment.text.slice(span.start, span.end)
    return kind.test(text) ? names.flatMap(({ entry, name }) => placesOf(name, entry, { ...span, text })) : []
  })
  const longest = Math.max(0, ...found.map(({ length }) => length))
  const best = found.filter(({ length }) => length === longest)
  const [first] = best
  return first && best.every(({ value }) => value.code === first.value.code) ? first : null
}

const placesOf = (name: string, value: NamedCode, { segment, start, text }: Span & { readonly text: string }) =>
  [0, -1, 1].flatMap(longer => {
    const length = name.length + longer
    const at = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, index) => index).find(index =>
      isOneEditApart(text.slice(index, index + length), name),
    )
    return at === undefined
      ? []
      : [{ value, length: name.length, span: { segment, start: start + at, end: start + at + length } }]
  })

/** Whether one character was replaced, lost or added. */
function isOneEditApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  return a.length === b.length
    ? same < shorter && a.slice(same + 1) === b.slice(same + 1)
    : a.length > b.length
      ? a.slice(same + 1) === b.slice(same)
      : a.slice(same) === b.slice(same + 1)
}
