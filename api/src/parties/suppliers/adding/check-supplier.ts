import type { SupplierCheck, SupplierCheckInput } from '@invoice-card/contracts'
import {
  corporateNumberOf,
  isCorporateNumber,
  isRegistrationNumber,
  digitsOf,
  toRegistrationNumber,
} from '@invoice-card/domain'
import type { Context } from '../../../platform/http/public.ts'
import { findAccountError } from '../accounts/accept-account.ts'
import { initialStatus } from './add-supplier.ts'
import { findSimilar } from '../list/list-store.ts'
import { checkNewSupplier } from './check-new-supplier.ts'
import { corporationToSupplier, soleProprietorToSupplier, type NewSupplier } from '../rows/new-supplier.ts'

/** Checks a supplier as its registration would, by what is typed so far. */
export async function checkSupplier({ db, session }: Context, input: SupplierCheckInput): Promise<SupplierCheck> {
  const { company_id } = session
  const supplier = typedSupplier(input)
  const refusal = await checkNewSupplier(db, company_id, supplier)
  const existing = refusal?.existing ?? null
  const [similar, initial_status, account_error] = await Promise.all([
    findSimilar(db, company_id, supplier, existing?.id),
    initialStatus(db, company_id, supplier),
    input.account ? findAccountError(db, company_id, input.account, 'account.') : null,
  ])
  return {
    refusal: refusal?.code ?? null,
    existing,
    similar,
    initial_status,
    account_error,
    field: refusal?.code === 'corporate_number_incorrect' ? wrongField(supplier) : null,
    is_registration_number_unverifiable: isUnverifiable(supplier),
  }
}

// A number that is not typed to its end is none yet.
function typedSupplier(input: SupplierCheckInput): NewSupplier {
  const { business_form, name = '', corporate_number = '', registration_number = '' } = input
  const typed = toRegistrationNumber(registration_number)
  const numbers = isRegistrationNumber(typed) ? { registration_number: typed } : {}
  if (business_form === 2) return soleProprietorToSupplier({ business_name: name, ...numbers })
  const digits = digitsOf(corporate_number)
  const isFinished = digits.length >= 13
  return corporationToSupplier({
    corporate_name: name,
    ...numbers,
    ...(isFinished ? { corporate_number: digits } : {}),
  })
}

// Sole proprietors' numbers have no rule that could be checked.
const isUnverifiable = ({ business_form, registration_number }: NewSupplier): boolean =>
  business_form === 1 && registration_number !== null && corporateNumberOf(registration_number) === null

const wrongField = ({ corporate_number }: NewSupplier): SupplierCheck['field'] =>
  corporate_number !== null && isCorporateNumber(corporate_number) ? 'registration_number' : 'corporate_number'
