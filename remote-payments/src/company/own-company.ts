import type { UserInformation } from '@invoice-card/contracts'
import type { OwnNames } from '@invoice-card/domain'
import { holderKanaOf } from '../invoice-values/application.ts'

/** What the server distinguishes the paying company from its payees by; null where the answer has no company yet. */
export function ownNamesOf({ corporation, sole_proprietor }: UserInformation): OwnNames | null {
  if (corporation)
    return {
      name: corporation.corporate_name,
      name_kana: corporation.corporate_name_kana,
      corporate_number: corporation.corporate_number,
      transfer_person_name: holderKanaOf(corporation.transfer_person_name),
      person_kana: null,
    }
  if (!sole_proprietor) return null
  const {
    business_name,
    business_name_kana,
    representative_last_name_kana,
    representative_first_name_kana,
    transfer_person_name,
  } = sole_proprietor
  return {
    name: business_name,
    name_kana: business_name_kana,
    corporate_number: null,
    transfer_person_name: holderKanaOf(transfer_person_name),
    person_kana: `${representative_last_name_kana} ${representative_first_name_kana}`,
  }
}
