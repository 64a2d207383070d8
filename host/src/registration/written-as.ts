import { displayKana, displayPhoneNumber } from '@invoice-card/domain'

/**
 * A saved value as people write it: a phone number has hyphens, the kana of a transfer are as wide as other kana. The
 * rules take both.
 */
export function writtenAs(field: string, value: string): string {
  if (field.endsWith('phone_number')) return displayPhoneNumber(value)
  return field.endsWith('transfer_person_name') ? displayKana(value) : value
}
