import { convertHolderKana, proposedHolder } from '@invoice-card/domain'
import type { CompanyInput } from './new-company.ts'
import type { LoadedNumber } from './load-number.ts'

interface Suggestion {
  readonly field: string
  readonly value: string
}

/**
 * Values for fields left empty: what the register says of the corporate number, and the transfer name as name and
 * kana would give it.
 */
export function suggestFields(input: CompanyInput, found: LoadedNumber | null): Suggestion[] {
  if (input.business_form === 2) {
    const { transfer_person_name, business_name = '', business_name_kana = '' } = input.sole_proprietor
    return transfer_person_name ? [] : transferName('sole_proprietor', business_name, business_name_kana)
  }
  const { corporation } = input
  const known = listed(found)
  const missing = known.filter(({ field }) => !corporation[field])
  const knownOf = (name: string) => known.find(({ field }) => field === name)?.value ?? ''
  const name = corporation.corporate_name || knownOf('corporate_name')
  const kana = corporation.corporate_name_kana || knownOf('corporate_name_kana')
  return [
    ...missing.map(({ field, value }) => ({ field: `corporation.${field}`, value })),
    ...(corporation.transfer_person_name ? [] : transferName('corporation', name, kana)),
  ]
}

function listed(found: LoadedNumber | null) {
  const corporation = found?.listed?.[0]
  if (!corporation) return []
  const { name, name_kana, postal_code, address_state, address_city, address_street } = corporation
  return [
    { field: 'corporate_name', value: name },
    { field: 'corporate_name_kana', value: name_kana },
    { field: 'postal_code', value: postal_code },
    { field: 'address_state', value: address_state },
    { field: 'address_city', value: address_city },
    { field: 'address_street', value: address_street },
  ] as const
}

function transferName(object: string, name: string, kana: string): Suggestion[] {
  const result = convertHolderKana(proposedHolder(name, kana))
  return result.is_converted && !result.warnings.includes('cut')
    ? [{ field: `${object}.transfer_person_name`, value: result.holder_kana }]
    : []
}
