import { normalizeText } from '@invoice-card/domain'
import type { NamedCode } from '../../../parties/banks/public.ts'

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
