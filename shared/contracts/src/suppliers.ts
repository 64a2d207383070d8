import * as v from 'valibot'
import { Account, AccountInput } from './accounts.ts'
import {
  BusinessForm,
  CorporateNumber,
  Count,
  DateOnly,
  Empty,
  Id,
  optionalText,
  pageQuery,
  PostalCode,
  RegistrationNumber,
  text,
  Timestamp,
} from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import {
  SupplierCheck,
  SupplierCheckInput,
  SupplierCollectionSum,
  SupplierDeletion,
  SupplierLastPayment,
  SupplierPaymentSum,
  SupplierStatus,
} from './supplier-views.ts'
import {
  maxAddressLength,
  maxCompanyNameLength,
  maxEmailLength,
  maxPersonNameLength,
  maxSearchWordLength,
} from './base/field-lengths.ts'

const SupplierContact = {
  postal_code: v.optional(PostalCode),
  address: v.optional(optionalText(maxAddressLength)),
  phone_number: v.optional(optionalText(15)),
  email_address: v.optional(v.pipe(v.string(), v.maxLength(maxEmailLength))),
  registration_number: v.optional(RegistrationNumber),
}

/** A corporation as its user registers it. The server compares number and name with the register of corporations. */
export const SupplierCorporationInput = v.object({
  corporate_name: text(maxCompanyNameLength),
  corporate_name_kana: v.optional(optionalText(maxCompanyNameLength)),
  corporate_number: v.optional(CorporateNumber),
  ...SupplierContact,
})
/** A sole proprietor as its user registers it; `business_name` is the trade name (屋号). */
export const SupplierSoleProprietorInput = v.object({
  business_name: text(maxCompanyNameLength),
  business_name_kana: v.optional(optionalText(maxCompanyNameLength)),
  representative_name: v.optional(optionalText(maxPersonNameLength)),
  ...SupplierContact,
})
export type SupplierCorporationInput = v.InferOutput<typeof SupplierCorporationInput>
export type SupplierSoleProprietorInput = v.InferOutput<typeof SupplierSoleProprietorInput>

/** A supplier as lists show it. */
export const SupplierSummary = v.object({
  id: Id,
  business_form: BusinessForm,
  /** Corporate name or trade name. */
  name: v.string(),
  name_kana: v.string(),
  corporate_number: v.nullable(v.string()),
  registration_number: v.nullable(v.string()),
  status: SupplierStatus,
  /** Nobody is paid through it until the back office lifts that (decision 0128). */
  is_frozen: v.optional(v.boolean()),
  phone_number: v.nullable(v.string()),
  account_count: Count,
  last_payment: v.nullable(SupplierLastPayment),
  created_at: Timestamp,
})
export type SupplierSummary = v.InferOutput<typeof SupplierSummary>

/** A supplier with its address and accounts. */
export const Supplier = v.object({
  ...SupplierSummary.entries,
  postal_code: v.nullable(v.string()),
  address: v.nullable(v.string()),
  email_address: v.nullable(v.string()),
  representative_name: v.nullable(v.string()),
  accounts: v.array(Account),
  /** Accounts that were taken out of use: their history stays. */
  deleted_accounts: v.optional(v.array(Account)),
})
export type Supplier = v.InferOutput<typeof Supplier>

/**
 * Where a supplier is and how it is reached; null where nothing is known. Only a sole proprietor has a
 * `representative_name` of its own.
 */
export const SupplierContactInput = v.object({
  postal_code: v.nullable(PostalCode),
  address: v.nullable(optionalText(maxAddressLength)),
  phone_number: v.nullable(optionalText(15)),
  email_address: v.nullable(optionalText(maxEmailLength)),
  representative_name: v.nullable(optionalText(maxPersonNameLength)),
})
export type SupplierContactInput = v.InferOutput<typeof SupplierContactInput>

/** What a supplier was registered without; what is left out stays open. */
export const SupplierIdentityInput = v.object({
  name_kana: v.optional(text(maxCompanyNameLength)),
  registration_number: v.optional(RegistrationNumber),
})
export type SupplierIdentityInput = v.InferOutput<typeof SupplierIdentityInput>

/** One change of a bank account. */
export const SupplierAccountChange = v.object({
  id: Id,
  kind: v.picklist(['added', 'changed', 'deleted']),
  /** Null where the account was added. */
  before: v.nullable(AccountInput),
  /** Null where it was deleted. */
  after: v.nullable(AccountInput),
  /** The name of the user of the company as it was then. */
  changed_by: v.string(),
  changed_at: Timestamp,
  /** Of the supplier; null for changes of the time before this was stored. */
  supplier_status_before: v.nullable(SupplierStatus),
  supplier_status_after: v.nullable(SupplierStatus),
  /** Why the supplier has to be checked again, where this change brought it back to Unapproved. */
  unapproved_because: v.nullable(v.picklist(['account_added', 'account_changed'])),
})
export type SupplierAccountChange = v.InferOutput<typeof SupplierAccountChange>

const accountRefusals = {
  bank_not_found: 422,
  branch_not_found: 422,
  holder_not_convertible: 422,
  account_is_own_company: 422,
} as const
const accountErrors = {
  ...accountRefusals,
  supplier_not_found: 404,
  account_already_exists: 409,
  /** A rejected supplier takes no account. */
  supplier_not_allowed: 422,
} as const
const creationErrors = {
  ...accountRefusals,
  supplier_is_own_company: 422,
  corporate_number_incorrect: 422,
  /** `details` has the `supplier_id` of the one that is there. */
  supplier_already_exists: 409,
} as const
/**
 * The first account, registered with the supplier or not at all. Its errors name fields such as `account.bank_code`.
 */
const firstAccount = { account: v.optional(AccountInput) }

/** A qualified invoice issuer as its register publishes it; `is_registered` says how it stands today. */
const InvoiceIssuer = v.object({
  registration_number: RegistrationNumber,
  /** The name; of a sole proprietor the trade name where one is published. */
  name: v.string(),
  is_corporation: v.boolean(),
  is_registered: v.boolean(),
  registered_on: DateOnly,
  /** From when the registration is withdrawn or lapsed, where it is. */
  ended_on: v.nullable(DateOnly),
})

/** A payment that an account is needed for: what `account_in_use` lists as `payments` in its `details`. */
export const PaymentToAccount = v.object({
  invoice_id: v.number(),
  /** In yen, without the fee. */
  amount: v.number(),
})
export type PaymentToAccount = v.InferOutput<typeof PaymentToAccount>

/** Suppliers and their accounts, and the registers they are looked up in (docs/product.md#suppliers). */
export const suppliers = defineContract({
  createSupplierCorporation: {
    method: 'POST',
    path: '/api/v1/suppliers/corporation',
    isRefusedWhileFrozen: true,
    isIdempotent: true,
    limit: callLimits.record,
    summary: 'Register a corporation as supplier, with its first account where one is given',
    body: v.object({ ...SupplierCorporationInput.entries, ...firstAccount }),
    response: Supplier,
    errors: creationErrors,
  },
  createSupplierSoleProprietor: {
    method: 'POST',
    path: '/api/v1/suppliers/sole_proprietor',
    isRefusedWhileFrozen: true,
    isIdempotent: true,
    limit: callLimits.record,
    summary: 'Register a sole proprietor as supplier, with its first account where one is given',
    body: v.object({ ...SupplierSoleProprietorInput.entries, ...firstAccount }),
    response: Supplier,
    errors: creationErrors,
  },
  checkSupplier: {
    method: 'POST',
    path: '/api/v1/suppliers/check',
    limit: callLimits.screen,
    summary:
      'What a registration would meet with, while it is typed: known already, the own company or account, a wrong number',
    body: SupplierCheckInput,
    response: SupplierCheck,
  },
  listSuppliers: {
    method: 'GET',
    path: '/api/v1/suppliers',
    summary: 'Suppliers by status and search word, newest first unless sorted otherwise',
    query: v.object({
      ...pageQuery,
      status: v.optional(v.array(SupplierStatus)),
      /** Part of the name, of its kana or of the corporate number. */
      search_word: v.optional(optionalText(maxSearchWordLength)),
      /** By registration, kana without the legal form, or latest transfer day, where those never paid come last. */
      sort: v.optional(v.picklist(['created_at', 'name_kana', 'last_payment'])),
      /** Names ascend and the others descend, unless it is given. */
      order: v.optional(v.picklist(['asc', 'desc'])),
    }),
    response: v.object({ suppliers: v.array(SupplierSummary), count_all: Count }),
  },
  getSupplier: {
    method: 'GET',
    path: '/api/v1/suppliers/{id}',
    summary: 'One supplier with its accounts',
    response: Supplier,
    errors: { supplier_not_found: 404 },
  },
  getSupplierDeletion: {
    method: 'GET',
    path: '/api/v1/suppliers/{id}/deletion',
    toggle: 'suppliers',
    summary: 'Whether a supplier can be deleted now: what blocks it, what stays and what goes',
    response: SupplierDeletion,
    errors: { supplier_not_found: 404 },
  },
  deleteSupplier: {
    method: 'DELETE',
    path: '/api/v1/suppliers/{id}',
    toggle: 'suppliers',
    summary:
      'Delete a supplier that nothing in progress uses and that is not escalated; `getSupplierDeletion` names what does',
    response: Empty,
    /** `details` of the conflicts have `use_count` and `application_count`. */
    errors: {
      supplier_not_found: 404,
      supplier_in_use: 409,
      supplier_money_returned: 409,
      supplier_under_examination: 409,
    },
  },
  updateSupplierContact: {
    method: 'PUT',
    path: '/api/v1/suppliers/{id}/contact',
    isRefusedWhileFrozen: true,
    toggle: 'suppliers',
    limit: callLimits.record,
    summary: 'Replace the contact data of a supplier; name and numbers stay, and nobody checks it again',
    /** `known_contact` is what the change began from: another change since then is not overwritten. */
    body: v.object({ ...SupplierContactInput.entries, known_contact: SupplierContactInput }),
    response: Supplier,
    errors: { supplier_not_found: 404, supplier_contact_changed: 409, supplier_contact_invalid: 422 },
  },
  completeSupplierIdentity: {
    method: 'PUT',
    path: '/api/v1/suppliers/{id}/identity',
    isRefusedWhileFrozen: true,
    toggle: 'suppliers',
    limit: callLimits.record,
    summary:
      'Add the kana or the T number that a supplier was registered without; by a new number an approved one is checked again',
    body: SupplierIdentityInput,
    response: Supplier,
    errors: {
      supplier_not_found: 404,
      /** One of them is there already, and is another. */
      supplier_identity_complete: 409,
      supplier_not_allowed: 422,
      corporate_number_incorrect: 422,
      supplier_is_own_company: 422,
      /** `details` has the `supplier_id` of the other one with this number. */
      supplier_already_exists: 409,
    },
  },
  listSupplierPaymentSums: {
    method: 'GET',
    path: '/api/v1/suppliers/{id}/payment_sums',
    toggle: 'suppliers',
    // `listInvoices` with `supplier_id` and the first and last day as `date_from` and `date_to` lists those of a year.
    summary: 'Payments to a supplier by year of the transfer day, the newest first',
    response: v.object({ years: v.array(SupplierPaymentSum) }),
    errors: { supplier_not_found: 404 },
  },
  listSupplierCollectionSums: {
    method: 'GET',
    path: '/api/v1/suppliers/{id}/collection_sums',
    toggle: 'collections_existing',
    // As with payments, `listRequestSellers` lists those of a year.
    summary: 'Requests that a partner has paid by year of the due date, the newest first',
    response: v.object({ years: v.array(SupplierCollectionSum) }),
    errors: { supplier_not_found: 404 },
  },
  listSupplierAccounts: {
    method: 'GET',
    path: '/api/v1/suppliers/{id}/accounts',
    toggle: 'payments',
    summary: 'Bank accounts of a supplier',
    response: v.object({ accounts: v.array(Account) }),
    errors: { supplier_not_found: 404 },
  },
  createSupplierAccount: {
    method: 'POST',
    path: '/api/v1/suppliers/{id}/accounts',
    isRefusedWhileFrozen: true,
    limit: callLimits.record,
    summary: 'Add a bank account to a supplier',
    body: AccountInput,
    response: Account,
    errors: accountErrors,
  },
  updateSupplierAccount: {
    method: 'PUT',
    path: '/api/v1/suppliers/{id}/accounts/{accountId}',
    isRefusedWhileFrozen: true,
    toggle: 'suppliers',
    limit: callLimits.record,
    summary: 'Change a bank account; the supplier is checked again',
    /** `known_account` is what the change began from: another change since then is not overwritten. */
    body: v.object({ ...AccountInput.entries, known_account: v.optional(AccountInput) }),
    response: Account,
    errors: { ...accountErrors, account_not_found: 404, account_in_transfer: 409, account_changed: 409 },
  },
  deleteSupplierAccount: {
    method: 'DELETE',
    path: '/api/v1/suppliers/{id}/accounts/{accountId}',
    isRefusedWhileFrozen: true,
    toggle: 'suppliers',
    limit: callLimits.record,
    summary: 'Take a bank account out of use; payments that are done still show it',
    response: Empty,
    /**
     * `details` of `account_in_use` have `payment_count`, `returned_count`, `application_count`, and as `payments` the
     * first five of the payments.
     */
    errors: {
      supplier_not_found: 404,
      account_not_found: 404,
      account_in_use: 409,
      supplier_not_allowed: 422,
    },
  },
  listSupplierAccountChanges: {
    method: 'GET',
    path: '/api/v1/suppliers/{id}/accounts/{accountId}/history',
    toggle: 'suppliers',
    summary:
      'Every change of a bank account, also of a deleted one, newest first: what, who, when, and whether the supplier is checked again for it',
    query: v.object(pageQuery),
    response: v.object({ changes: v.array(SupplierAccountChange), count_all: Count }),
    errors: { supplier_not_found: 404, account_not_found: 404 },
  },
  searchCorporations: {
    method: 'GET',
    path: '/api/v1/corporations',
    summary: 'Look up a corporation by its number, its T number or its name',
    limit: { per: 'user', max: 600, windowSeconds: 900 },
    query: v.object({
      corporate_number: v.optional(CorporateNumber),
      registration_number: v.optional(RegistrationNumber),
      /**
       * Part of the name or its kana, from two letters on; a legal form alone finds nothing. The nearest twenty are
       * answered.
       */
      name: v.optional(text(maxCompanyNameLength)),
    }),
    response: v.object({
      corporations: v.array(
        v.object({
          corporate_number: v.string(),
          name: v.string(),
          name_kana: v.string(),
          postal_code: v.string(),
          address_state: v.string(),
          address_city: v.string(),
          address_street: v.string(),
        }),
      ),
      /**
       * Whom the register of qualified invoice issuers has under the T number; null where none was asked for or nobody
       * has it.
       */
      issuer: v.nullable(InvoiceIssuer),
    }),
  },
})
