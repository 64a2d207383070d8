import type { Account, Supplier, suppliers } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const accountInput = {
  bank_code: '0005',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'カ)アオバデザイン',
} as const
export const account: Account = {
  id: 381,
  ...accountInput,
  account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
  bank_name: '三菱ＵＦＪ銀行',
  branch_name: '本店',
  created_at: '2026-11-20T01:00:00.000Z',
}

const savedAccount = { ...accountInput, account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ' }

const lastPayment = { invoice_id: 5120, amount: 110_000, transfer_date: '2026-11-30', status: 3 } as const
const reference = { id: 214, name: '株式会社アオバデザイン', status: 'Approved' } as const
const contact = {
  postal_code: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
  phone_number: '0312345678',
  email_address: 'seikyu@aoba-design.example.jp',
}
const knownContact = { ...contact, representative_name: null }
const names = { name: '株式会社アオバデザイン', name_kana: 'カブシキガイシャアオバデザイン' }
const numbers = { corporate_number: '4011001098993', registration_number: 'T4011001098993' }
const corporationInput = {
  corporate_name: names.name,
  corporate_name_kana: names.name_kana,
  ...contact,
  ...numbers,
}
const summary = {
  id: 214,
  business_form: 1,
  ...names,
  ...numbers,
  status: 'Approved',
  phone_number: '0312345678',
  account_count: 1,
  last_payment: lastPayment,
  created_at: '2026-11-20T01:00:00.000Z',
} as const
const corporation: Supplier = {
  ...summary,
  ...contact,
  representative_name: null,
  accounts: [account],
  deleted_accounts: [],
}

export const suppliersExamples: ExamplesOf<typeof suppliers> = {
  createSupplierCorporation: {
    description:
      'With `account` both are registered or neither; without it the account is added by `createSupplierAccount`. Repeated with the same key and body it answers the same supplier. `supplier_already_exists` says in `details` which one is there: `supplier_id`.',
    body: { ...corporationInput, account: accountInput },
    response: { ...corporation, status: 'Unapproved', last_payment: null },
  },
  createSupplierSoleProprietor: {
    body: {
      business_name: '森田写真事務所',
      business_name_kana: 'モリタシャシンジムショ',
      representative_name: '森田 葉子',
      postal_code: '6040001',
      address: '京都府京都市中京区道場町5',
    },
    response: {
      ...corporation,
      id: 215,
      business_form: 2,
      name: '森田写真事務所',
      name_kana: 'モリタシャシンジムショ',
      corporate_number: null,
      registration_number: null,
      status: 'Unapproved',
      account_count: 0,
      last_payment: null,
      postal_code: '6040001',
      address: '京都府京都市中京区道場町5',
      phone_number: null,
      email_address: null,
      representative_name: '森田 葉子',
      accounts: [],
    },
  },
  checkSupplier: {
    description: '`refusal` is what a registration would answer. `similar` may be namesakes: the user decides.',
    body: { business_form: 1, name: 'アオバデザイン', corporate_number: '4011001098993' },
    response: {
      refusal: 'supplier_already_exists',
      field: null,
      existing: reference,
      similar: [{ id: 216, name: 'アオバデザイン有限会社', status: 'Unapproved' }],
      initial_status: 'Unapproved',
      is_registration_number_unverifiable: false,
      account_error: null,
    },
  },
  listSuppliers: {
    query: { from: 0, size: 20, status: ['Approved', 'Escalation'], search_word: 'アオバ', sort: 'last_payment' },
    response: { suppliers: [summary], count_all: 1 },
  },
  getSupplier: { params: { id: 214 }, response: corporation },
  getSupplierDeletion: {
    params: { id: 214 },
    response: {
      refusal: 'supplier_in_use',
      application_count: 0,
      use_count: 1,
      retained_payment_count: 12,
      retained_request_count: 0,
      account_count: 1,
      uses: [
        {
          ...lastPayment,
          type: 'InvoicePayment',
          due_date: '2026-11-30',
          is_action_required: false,
          is_money_returned: false,
        },
      ],
    },
  },
  deleteSupplier: {
    description: 'A conflict says in `details` how many there are: `use_count` and `application_count`.',
    params: { id: 214 },
    response: {},
  },
  updateSupplierContact: {
    description:
      'A field that is null is emptied. `supplier_contact_changed` answers a `known_contact` that the supplier has no longer; a repeated call answers the supplier.',
    params: { id: 214 },
    body: { ...knownContact, phone_number: '0398765432', known_contact: knownContact },
    response: { ...corporation, phone_number: '0398765432' },
  },
  completeSupplierIdentity: {
    description:
      'What is registered already stays: another value is refused, the same one answers the supplier. A T number that brings a number the supplier had not makes an approved supplier `Unapproved`; where it is like one that was stopped, an examiner decides (`Escalation`).',
    params: { id: 214 },
    body: { registration_number: numbers.registration_number },
    response: corporation,
  },
  listSupplierPaymentSums: {
    description:
      '`listInvoices` with `supplier_id`, and the first and last day of a year as `date_from` and `date_to`, lists its payments.',
    params: { id: 214 },
    response: {
      years: [
        { year: 2026, count: 12, amount: 1_320_000, planned_amount: 110_000, commission_amount: 39_600 },
        { year: 2025, count: 3, amount: 330_000, planned_amount: 0, commission_amount: 9_900 },
      ],
    },
  },
  listSupplierCollectionSums: {
    params: { id: 214 },
    response: {
      years: [
        {
          year: 2026,
          count: 2,
          amount: 220_000,
          service_fee_amount: 6_600,
          deposit_amount: 213_400,
          planned_amount: 106_700,
        },
      ],
    },
  },
  listSupplierAccounts: { params: { id: 214 }, response: { accounts: [account] } },
  createSupplierAccount: {
    description:
      'The holder is stored in the kana of bank transfers: full-width kana, small letters and company forms are converted.',
    params: { id: 214 },
    body: accountInput,
    response: account,
  },
  updateSupplierAccount: {
    description:
      '`account_changed` answers a `known_account` that is no longer what is stored; a repeated call answers the account.',
    params: { id: 214, accountId: 381 },
    body: { ...accountInput, account_number: '7654321', known_account: accountInput },
    response: { ...account, account_number: '7654321' },
  },
  deleteSupplierAccount: {
    description:
      'A conflict says in `details` what needs the account: `payment_count`, `returned_count` (money that came back or is sent again) and `application_count` (on their way to the card); `payments` are the first five of the payments.',
    params: { id: 214, accountId: 381 },
    response: {},
  },
  listSupplierAccountChanges: {
    params: { id: 214, accountId: 381 },
    query: { from: 0, size: 20 },
    response: {
      changes: [
        {
          id: 902,
          kind: 'changed',
          before: savedAccount,
          after: { ...savedAccount, account_number: '7654321' },
          changed_by: '佐藤 花子',
          changed_at: '2026-11-21T02:30:00.000Z',
          supplier_status_before: 'Approved',
          supplier_status_after: 'Unapproved',
          unapproved_because: 'account_changed',
        },
        {
          id: 871,
          kind: 'added',
          before: null,
          after: savedAccount,
          changed_by: '佐藤 花子',
          changed_at: '2026-11-20T01:00:00.000Z',
          supplier_status_before: 'Unapproved',
          supplier_status_after: 'Unapproved',
          unapproved_because: null,
        },
      ],
      count_all: 2,
    },
  },
  searchCorporations: {
    description:
      'With `registration_number`, `issuer` is what the register of qualified invoice issuers publishes under it; a sole proprietor has an `issuer` and is no corporation.',
    query: { registration_number: 'T4011001098993' },
    response: {
      issuer: {
        registration_number: 'T4011001098993',
        name: '株式会社アオバデザイン',
        is_corporation: true,
        is_registered: true,
        registered_on: '2023-10-01',
        ended_on: null,
      },
      corporations: [
        {
          corporate_number: '4011001098993',
          name: '株式会社アオバデザイン',
          name_kana: 'アオバデザイン',
          postal_code: '1500001',
          address_state: '東京都',
          address_city: '渋谷区',
          address_street: '神宮前1-2-3',
        },
      ],
    },
  },
}
