import { maxChargeYen } from '@invoice-card/domain'

/**
 * Whole yen, where a word is an amount as people write it, in any width; undefined where it is none, or more than any
 * payment has.
 * @example amountOf('￥２１７，６７４') // 217674
 * amountOf('217674円') // 217674
 */
export function amountOf(word: string): number | undefined {
  const [, written = ''] = /^[¥\\]? ?([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*) ?円?$/.exec(word.normalize('NFKC').trim()) ?? []
  const amount = Number(written.replaceAll(',', ''))
  return amount > 0 && amount <= maxChargeYen ? amount : undefined
}
