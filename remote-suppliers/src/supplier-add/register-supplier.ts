import { isRefusal } from '@invoice-card/api-client'
import { toAccountInput } from '@invoice-card/bank-account'
import type { Supplier } from '@invoice-card/contracts'
import { calls } from '../common/calls.ts'
import { isCorporation, spellCompany } from './company-values.ts'
import { changeCreation, readCreation, type SupplierCreation } from './flow-state.ts'

/**
 * Registers what was entered. A retry after a lost answer goes under the same key: it is answered with what the first
 * one made.
 */
export async function registerSupplier(): Promise<Supplier> {
  const creation = readCreation()
  const body = JSON.stringify(isCorporation(creation.company) ? corporationOf(creation) : soleProprietorOf(creation))
  const attempt = creation.attempt?.body === body ? creation.attempt : { idempotencyKey: crypto.randomUUID(), body }
  changeCreation({ attempt, refusals: {} })
  try {
    return isCorporation(creation.company)
      ? await calls.suppliers.createSupplierCorporation({ body: corporationOf(creation) }, attempt)
      : await calls.suppliers.createSupplierSoleProprietor({ body: soleProprietorOf(creation) }, attempt)
  } catch (error) {
    // Refused, it made nothing; asked to wait, it was not read. The flow may be left meanwhile.
    const isCurrent = readCreation().attempt?.idempotencyKey === attempt.idempotencyKey
    if (isCurrent && isRefusal(error))
      changeCreation({
        attempt: null,
        refusals: Object.fromEntries(error.fields.map(({ field, message }) => [field, message])),
      })
    throw error
  }
}

const corporationOf = (creation: SupplierCreation) => {
  const { corporate_name, corporate_name_kana, corporate_number } = spellCompany(creation.company)
  return {
    corporate_name,
    ...given('corporate_name_kana', corporate_name_kana),
    ...given('corporate_number', corporate_number),
    ...restOf(creation),
  }
}

const soleProprietorOf = (creation: SupplierCreation) => {
  const { business_name, business_name_kana, representative_name } = spellCompany(creation.company)
  return {
    business_name,
    ...given('business_name_kana', business_name_kana),
    ...given('representative_name', representative_name),
    ...restOf(creation),
  }
}

function restOf({ company, account, accountStep }: SupplierCreation) {
  const { registration_number, postal_code, address, phone_number, email_address } = spellCompany(company)
  return {
    ...given('registration_number', registration_number),
    ...given('postal_code', postal_code),
    ...given('address', address),
    ...given('phone_number', phone_number),
    ...given('email_address', email_address),
    ...(accountStep === 'entered' ? { account: toAccountInput(account) } : {}),
  }
}

/** A field that was left empty is left out. */
const given = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>)
