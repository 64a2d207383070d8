import { normalizeText } from '@invoice-card/domain'
import type { NamedCode } from '../../../parties/banks/public.ts'
import type { Line, Span } from './lines/layout.ts'
import type { Reading } from './lines/reading.ts'

/** Kinds of banks, and what papers shorten them to. */
export const abbreviations: readonly (readonly [kind: string, short: string])[] = [
  ['信用金庫', '信金'],
  ['信用組合', '信組'],
  ['労働金庫', '労金'],
  ['農業協同組合', '農協'],
  ['漁業協同組合', '漁協'],
]

/** A bank's name, and with its kind shortened: 横浜信金, 新函館農協, JA新函館. */
export function bankSpellings(bank: NamedCode): string[] {
  const name = normalizeText(bank.name)
  const [kind, short] = abbreviations.find(([kind]) => name.endsWith(kind)) ?? []
  if (kind === undefined || short === undefined) return [name]
  const own = name.slice(0, -kind.length)
  return [name, own + short, ...(short === '農協' ? [`JA${own}`, `JA ${own}`] : [])]
}

/** What banks call themselves in English, by their code: those that papers of groups abroad are paid to. */
const englishNames: Readonly<Record<string, readonly string[]>> = {
  '0001': ['Mizuho Bank'],
  '0005': ['MUFG Bank', 'Bank of Tokyo-Mitsubishi UFJ'],
  '0009': ['Sumitomo Mitsui Banking Corporation', 'Sumitomo Mitsui Banking Corp', 'Sumitomo Mitsui Bank'],
  '0010': ['Resona Bank'],
  '0017': ['Saitama Resona Bank'],
  '0033': ['PayPay Bank'],
  '0036': ['Rakuten Bank'],
  '0038': ['SBI Sumishin Net Bank'],
  '0039': ['au Jibun Bank'],
  '0138': ['Bank of Yokohama'],
  '0158': ['Bank of Kyoto'],
  '0177': ['Bank of Fukuoka'],
  '0294': ['Sumitomo Mitsui Trust Bank'],
  '0310': ['GMO Aozora Net Bank'],
  '0397': ['SBI Shinsei Bank'],
  '0398': ['Aozora Bank'],
  '9900': ['Japan Post Bank'],
}
const codes = new Map(
  Object.entries(englishNames).flatMap(([code, names]) => names.map(name => [name.toLowerCase(), code] as const)),
)
// The longest first: Saitama Resona Bank is not Resona Bank.
const names = [...codes.keys()].toSorted((a, b) => b.length - a.length).join('|')
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${names})(?:,?\s?(?:ltd|limited|inc|corp)\b\.?)?(?![\p{L}\p{N}])`,
  'giu',
)

interface EnglishName extends Reading<NamedCode> {
  readonly span: Span
}

/** Each bank of the directory that the page names in English, with the legal form behind its name. */
export const namedInEnglish = (lines: readonly Line[], banks: readonly NamedCode[]): EnglishName[] =>
  lines.flat().flatMap(segment =>
    [...segment.text.matchAll(named)].flatMap(({ 0: text, 1: name = '', index }): EnglishName[] => {
      const value = banks.find(({ code }) => code === codes.get(name.toLowerCase()))
      const span = { segment, start: index, end: index + text.length }
      return value ? [{ value, span, confidence: 'agreed' }] : []
    }),
  )
