import { convertHolderKana } from '@invoice-card/domain'

/** A name as the payee's bank shows it (zengin kana, 30 characters), or null when it can't be written that way. */
export function toTransferPersonName(name: string): string | null {
  const result = convertHolderKana(name)
  // A name that was cut would be another name.
  return result.is_converted && !result.warnings.includes('cut') ? result.holder_kana : null
}
