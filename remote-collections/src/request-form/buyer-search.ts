import { maxCompanyNameLength, maxSearchWordLength, type ResponseOf, type suppliers } from '@invoice-card/contracts'
import {
  enabledSupplierStatuses,
  isCorporateNumber,
  registerQueryOf,
  toCorporateNumber,
  toRegistrationNumber,
} from '@invoice-card/domain'
import type { ComboboxOption } from '@invoice-card/ui'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import type { NewBuyer } from './values.ts'

/** Partners that can be asked to pay. */
export const findBuyers = async (word: string, signal?: AbortSignal) =>
  (
    await calls.suppliers.listSuppliers(
      {
        query: {
          from: 0,
          size: 20,
          status: [...enabledSupplierStatuses],
          search_word: word.slice(0, maxSearchWordLength),
        },
      },
      { signal },
    )
  ).suppliers

/** Registered partners as answers of a search field. */
export const searchBuyers = async (word: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
  (await findBuyers(word, signal)).map(({ id, name, name_kana, corporate_number }) => {
    const number = corporate_number && `法人番号 ${corporate_number}`
    return { value: String(id), label: name, description: [name_kana, number].filter(Boolean).join('　') }
  })

/** Whether a typed buyer is registered as a partner already. */
export function buyerCheckQuery({ business_form, name, corporate_number, registration_number }: NewBuyer) {
  const body = {
    business_form,
    name: name.trim().slice(0, maxCompanyNameLength),
    corporate_number: business_form === 1 ? toCorporateNumber(corporate_number).slice(0, 20) : '',
    registration_number: toRegistrationNumber(registration_number).slice(0, 20),
  }
  return queryOptions({
    queryKey: ['suppliers', 'check', body],
    queryFn: ({ signal }) => calls.suppliers.checkSupplier({ body }, { signal }),
    enabled: Boolean(body.name || body.corporate_number || body.registration_number),
    // A convenience: the request itself is refused too.
    retry: false,
  })
}

/** The last contact at a partner, else the address that the partner is registered with. */
export const contactQuery = (supplier_id: number) =>
  queryOptions({
    queryKey: ['suppliers', 'contact', supplier_id],
    queryFn: async ({ signal }) => {
      const query = { from: 0, size: 1, supplier_id }
      const { invoice_requests } = await calls.collections.listRequestSellers({ query }, { signal })
      const [last] = invoice_requests
      if (!last) {
        const { email_address } = await calls.suppliers.getSupplier({ params: { id: supplier_id } }, { signal })
        return { name: null, email: email_address }
      }
      const { id, buyer_email_address: email } = last
      const { supplier_person_name: name } = await calls.collections.getRequestSeller({ params: { id } }, { signal })
      return { name, email }
    },
    // A convenience: without it the fields are typed.
    retry: false,
  })

/** A corporation as the register publishes it. */
export type RegisteredCorporation = ResponseOf<typeof suppliers.searchCorporations>['corporations'][number]

/** Corporations of the register by a part of the name, corporate number or T number. */
export async function searchRegister(word: string, signal: AbortSignal): Promise<readonly RegisteredCorporation[]> {
  const query = registerQueryOf(word.slice(0, maxCompanyNameLength))
  return query === null ? [] : (await calls.suppliers.searchCorporations({ query }, { signal })).corporations
}

/** The corporation of a number, or null. Asked once the number is whole. */
export const corporationQuery = (corporate_number: string) =>
  queryOptions({
    queryKey: ['corporations', corporate_number],
    queryFn: async ({ signal }) =>
      (await calls.suppliers.searchCorporations({ query: { corporate_number } }, { signal })).corporations[0] ?? null,
    enabled: isCorporateNumber(corporate_number),
    staleTime: 60_000,
    retry: false,
  })
