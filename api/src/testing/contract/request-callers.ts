/** Rows of one seller that the calls are made about. */
export interface Rows {
  readonly companyId: number
  readonly depositAccountId: number
  readonly supplierId: number
  /** Linked to its buyer, not paid. */
  readonly requestId: number
  /** Of that request. */
  readonly addressee: { readonly supplier_person_name: string; readonly supplier_person_email: string }
  readonly invoiceNumber: string
  readonly draftId: number
  readonly scheduleId: number
  readonly fileId: string
  /** Of a request that its buyer has not linked. */
  readonly key: string
}

export const callers = ['nobody', 'stranger', 'buyer', 'colleague', 'owner'] as const
export type Caller = (typeof callers)[number]

/**
 * `done` is about the seller's rows; `own` is about the caller's and shows nothing of the seller's; `none` is what a
 * new company is answered.
 */
type Expected = 'done' | 'own' | 'none' | `${number} ${string}`

interface RequestCall {
  readonly expected: Readonly<Record<Caller, Expected>>
  /** What the call's example needs to be about the rows, over its ids. */
  readonly input?: (rows: Rows) => { readonly params?: object; readonly query?: object; readonly body?: object }
}

const signedOut = '401 invalid_access_token'
/** Only the seller's company has it, any of its users; others are answered as if it were not there. */
const sellersOnly = (refusal: Expected, sellers: Expected = 'done') =>
  ({ nobody: signedOut, stranger: refusal, buyer: refusal, colleague: sellers, owner: sellers }) as const

const aboutRequest = { expected: sellersOnly('404 invoice_request_not_found') } as const
const list = { expected: sellersOnly('none'), input: () => ({ query: {} }) } as const
const aboutDraft = { expected: sellersOnly('404 draft_not_found') } as const
const account = { bank_code: '0005', branch_code: '001', account_type: 1, account_number: '7654321' } as const
const heldBySeller = ({ companyId }: Rows) => ({ body: { ...account, account_holder_kana: `カ)ウリテ${companyId}` } })

/**
 * Who is answered what by each call about requests. `pnpm check` prints the line that a new call lacks here, and
 * `request-callers.test.ts` proves it. The fields that name rows are in `id-fields.ts`.
 */
export const requestCalls: Readonly<Record<string, RequestCall>> = {
  createRequestSeller: {
    expected: sellersOnly('404 account_not_found'),
    input: ({ companyId }) => ({
      body: { invoice_number: `NEW-${companyId}`, supplier_person_email: `new${companyId}@example.jp` },
    }),
  },
  listRequestSellers: list,
  exportRequestSellers: list,
  getDepositMonths: list,
  findDuplicateRequests: {
    expected: sellersOnly('none'),
    input: ({ supplierId, invoiceNumber }) => ({
      query: { supplier_id: supplierId, invoice_number: invoiceNumber, billing_amount: 110_000 },
    }),
  },
  previewRequest: { expected: sellersOnly('404 supplier_not_found') },
  getRequestSeller: aboutRequest,
  cancelRequestSeller: aboutRequest,
  changeRequestDates: { ...aboutRequest, input: () => ({ body: { known_dates: undefined } }) },
  changeRequestAddressee: {
    ...aboutRequest,
    input: ({ addressee: known_addressee }) => ({ body: { known_addressee } }),
  },
  // Nothing is asked about its account, as only its seller learns.
  nameDepositAccount: { expected: sellersOnly('404 invoice_request_not_found', '409 deposit_account_not_required') },
  createRequestLink: aboutRequest,
  sendRequestMail: aboutRequest,
  sendRequestMessage: aboutRequest,
  // Drafts store what was typed; the names of somebody else's rows are not among it.
  createInvoiceRequestDraft: {
    expected: { nobody: signedOut, stranger: 'own', buyer: 'own', colleague: 'done', owner: 'done' },
    input: ({ supplierId }) => ({ body: { values: { supplier_id: supplierId } } }),
  },
  listInvoiceRequestDrafts: list,
  getInvoiceRequestDraft: aboutDraft,
  updateInvoiceRequestDraft: {
    ...aboutDraft,
    input: ({ supplierId }) => ({ body: { values: { supplier_id: supplierId }, known_updated_at: undefined } }),
  },
  deleteInvoiceRequestDrafts: aboutDraft,
  listRequestSchedules: list,
  createRequestSchedule: aboutRequest,
  updateRequestSchedule: {
    expected: sellersOnly('404 schedule_not_found'),
    input: () => ({ body: { known_rule: undefined } }),
  },
  deleteRequestSchedule: { expected: sellersOnly('404 schedule_not_found') },
  // Anybody with the link may look, and only the company of the address may link.
  getRequestKey: {
    expected: { nobody: 'done', stranger: 'done', buyer: 'done', colleague: 'done', owner: 'done' },
    input: ({ key }) => ({ params: { key } }),
  },
  linkRequestKey: {
    expected: { nobody: signedOut, stranger: '400 2', buyer: 'done', colleague: '400 2', owner: '400 2' },
    input: ({ key }) => ({ body: { request_key: key } }),
  },
  listDepositAccounts: { expected: sellersOnly('404 buyer_not_found') },
  createDepositAccount: { expected: sellersOnly('404 buyer_not_found'), input: heldBySeller },
  updateDepositAccount: {
    expected: sellersOnly('404 buyer_not_found'),
    input: rows => ({ body: { ...heldBySeller(rows).body, known_account: undefined } }),
  },
  deleteDepositAccount: { expected: sellersOnly('404 buyer_not_found') },
}
