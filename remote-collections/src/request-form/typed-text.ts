import { normalizeText } from '@invoice-card/domain'

/** Whole yen of an amount field; null while it is empty or holds something else. */
export const amountOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

/**
 * A percentage as typed in hundredths of a percent; null where it is none from 0 to 100.
 * @example rateOf('4.1') // 410
 */
export function rateOf(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))? ?%?$/.exec(normalizeText(text)) ?? []
  const rate = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return whole === '' || rate > 10_000 ? null : rate
}

/** A rate in hundredths of a percent as a form shows it. */
export const rateText = (rate: number): string => String(rate / 100)
