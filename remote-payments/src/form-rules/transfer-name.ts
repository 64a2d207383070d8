import { convertHolderKana } from '@invoice-card/domain'

/**
 * Whether a transfer carries a name as a whole: cut, it would be another name. Of an account's holder, banks compare no
 * more than what is left.
 */
export const fitsTransferName = (name: string): boolean => {
  const result = convertHolderKana(name)
  return !result.is_converted || !result.warnings.includes('cut')
}
