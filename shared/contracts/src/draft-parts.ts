import * as v from 'valibot'
import { AccountInput } from './accounts.ts'
import { optionalText } from './base/common.ts'
import { SupplierCorporationInput, SupplierSoleProprietorInput } from './suppliers.ts'

/** What has a form of its own once it is finished; longer than any of them, for what was pasted beside it. */
const unfinished = optionalText(300)

/** A new supplier of a draft, as far as it is typed: a company's fields, or those of a sole proprietor. */
export const UnfinishedSupplier = v.partial(
  v.object({
    ...SupplierCorporationInput.entries,
    ...SupplierSoleProprietorInput.entries,
    corporate_name: unfinished,
    business_name: unfinished,
    corporate_number: unfinished,
    postal_code: unfinished,
    registration_number: unfinished,
  }),
)

/** A new account of a draft, as far as it is typed. */
export const UnfinishedAccount = v.partial(
  v.object({
    ...AccountInput.entries,
    bank_code: unfinished,
    branch_code: unfinished,
    account_number: unfinished,
    account_holder_kana: unfinished,
  }),
)
