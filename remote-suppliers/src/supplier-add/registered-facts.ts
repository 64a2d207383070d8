import type { CompanyValues } from './company-values.ts'
import type { RegisteredCorporation } from './queries.ts'

/** What the register says of a corporation, as the form has it. */
export const factsOf = ({
  corporate_number,
  name,
  name_kana,
  postal_code,
  address_state,
  address_city,
  address_street,
}: RegisteredCorporation): Partial<CompanyValues> => ({
  corporate_number,
  corporate_name: name,
  corporate_name_kana: name_kana,
  postal_code,
  address: address_state + address_city + address_street,
})

/** Fills what is empty or came from the register before; typed values stay. */
export function fillFacts(
  company: CompanyValues,
  facts: Partial<CompanyValues>,
  former: Partial<CompanyValues> | null,
): CompanyValues {
  const isFree = ([name, value]: [string, string]) => {
    const current = company[name as keyof CompanyValues]
    return value !== '' && (current === '' || current === former?.[name as keyof CompanyValues])
  }
  return { ...company, ...Object.fromEntries(Object.entries(facts).filter(isFree)) }
}

/** Takes away an address that came from the register and not from the user. */
export const withoutRegisteredAddress = (
  company: CompanyValues,
  registered: Partial<CompanyValues> | null,
): CompanyValues =>
  registered === null || company.address !== registered.address ? company : { ...company, postal_code: '', address: '' }
