/** Rows that belong to a company and can be named in a call. */
export type RowKind =
  | 'supplier'
  | 'account'
  | 'card'
  | 'cardRegistration'
  | 'file'
  | 'draft'
  | 'invoice'
  | 'payment'
  | 'notification'
  | 'request'
  | 'receivedRequest'
  | 'requestDraft'
  | 'schedule'
  | 'depositAccount'
  | 'company'
  | 'clientFile'
  | 'preGroup'
  | 'preItem'
  | 'session'

interface RowField {
  readonly kind: RowKind
  /** The code that a row of somebody else and a row that does not exist are answered with. */
  readonly code: string
}
interface OtherField {
  /** Why nobody learns anything about somebody else's rows from this field. */
  readonly reason: string
  /** Still filled with ids of rows by the fuzz. */
  readonly kind?: RowKind
}
export type IdField = RowField | OtherField

const supplier = { kind: 'supplier', code: 'supplier_not_found' } as const
const file = { kind: 'file', code: 'file_not_found' } as const
const draft = { kind: 'draft', code: 'draft_not_found' } as const
const invoice = { kind: 'invoice', code: 'invoice_not_found' } as const
const request = { kind: 'request', code: 'invoice_request_not_found' } as const
const schedule = { kind: 'schedule', code: 'schedule_not_found' } as const
const requestDraft = { kind: 'requestDraft', code: 'draft_not_found' } as const
const notification = { kind: 'notification', code: 'notification_not_found' } as const
const preGroup = { kind: 'preGroup', code: 'pre_group_not_found' } as const
const cardOfPayment = { reason: 'checked like the card of createInvoice, after the invoice', kind: 'card' } as const
const challenge = {
  reason: 'a random name of one attempt, given to its requester alone; tests of the codes show what else it takes',
}
const oauthClient = {
  reason:
    "the public name of a program that asks users for access; it belongs to no company, and whom it is connected to shows in a user's own list only",
}
const selectedPayment = {
  reason: "narrows the company's own list: somebody else's payment or request is in none of its rows",
  kind: 'invoice',
} as const
const businessCategory = { reason: 'a number of the public list of lines of business' }
const savedAsTyped = {
  reason:
    "drafts store what was typed; names are looked up among the company's own rows only, and the answer is the same for both",
}

/**
 * Every field of the API that names a row, by call and place. `pnpm check` prints the line that a new call with an id
 * lacks here, and `foreign-ids.test.ts` proves that it is answered alike for "not yours" and "not there".
 */
export const idFields: Readonly<Record<string, IdField>> = {
  'login2Auth.body.challenge_id': challenge,
  'resendAuthCode.body.challenge_id': challenge,
  'certifySignUp.body.challenge_id': challenge,
  'resendSignUpCode.body.challenge_id': challenge,
  'verifyEmailAuthCode.body.challenge_id': challenge,
  'resendEmailAuthCode.body.challenge_id': challenge,
  'registerCorporation.body.business_category_id': businessCategory,
  'registerSoleProprietor.body.business_category_id': businessCategory,
  'getAuthorization.query.client_id': oauthClient,
  'approveAuthorization.body.client_id': oauthClient,
  'endExternalIntegration.params.clientId': oauthClient,
  'closeAccount.body.challenge_id': challenge,
  'approveAuthorization2Auth.body.challenge_id': challenge,
  'resendApprovalCode.body.challenge_id': challenge,
  'resendSecondFactorCode.body.challenge_id': challenge,
  'updateSecuritySettings.body.challenge_id': challenge,
  'endSession.params.sessionId': { kind: 'session', code: 'session_not_found' },
  'getNotice.params.id': notification,
  'confirmNotification.params.id': notification,
  'confirmNotifications.body.ids[]': notification,
  'getSupplier.params.id': supplier,
  'getSupplierDeletion.params.id': supplier,
  'deleteSupplier.params.id': supplier,
  'updateSupplierContact.params.id': supplier,
  'completeSupplierIdentity.params.id': supplier,
  'listSupplierPaymentSums.params.id': supplier,
  'listSupplierCollectionSums.params.id': supplier,
  'listSupplierAccounts.params.id': supplier,
  'createSupplierAccount.params.id': supplier,
  'updateSupplierAccount.params.id': supplier,
  'updateSupplierAccount.params.accountId': { kind: 'account', code: 'account_not_found' },
  'deleteSupplierAccount.params.id': supplier,
  'deleteSupplierAccount.params.accountId': { kind: 'account', code: 'account_not_found' },
  'listSupplierAccountChanges.params.id': supplier,
  'listSupplierAccountChanges.params.accountId': { kind: 'account', code: 'account_not_found' },
  'deleteCreditCard.params.id': { kind: 'card', code: 'credit_card_not_found' },
  'getCardRegistration.params.id': { kind: 'cardRegistration', code: 'card_registration_not_found' },
  'approveCredit.body.payment_id': { kind: 'payment', code: 'payment_not_found' },
  'createInvoice.body.supplier.supplier_id': supplier,
  'createInvoice.body.account.account_id': { kind: 'account', code: 'account_not_found' },
  'createInvoice.body.card.credit_card_id': { kind: 'card', code: 'credit_card_not_found' },
  'createInvoice.body.file_ids[]': file,
  'createInvoice.body.draft_id': draft,
  'createInvoice.body.pre_id': { kind: 'preItem', code: 'pre_item_not_found' },
  'answerRequest.params.id': { kind: 'receivedRequest', code: 'invoice_not_found' },
  'answerRequest.body.card.credit_card_id': cardOfPayment,
  'authoriseAgain.params.id': invoice,
  'authoriseAgain.body.card.credit_card_id': cardOfPayment,
  'getInvoice.params.id': invoice,
  'updateInvoice.params.id': invoice,
  'updateInvoice.body.payee.supplier_id': supplier,
  'updateInvoice.body.payee.account_id': { kind: 'account', code: 'account_not_found' },
  'updateInvoice.body.file_ids[]': file,
  'listInvoices.query.ids[]': selectedPayment,
  'exportInvoices.query.ids[]': selectedPayment,
  'getReceiptArchive.query.ids[]': {
    reason: "narrows the company's own receipts: somebody else's payment has none of them, like one that is not there",
    kind: 'invoice',
  },
  'listInvoices.query.supplier_id': {
    reason: "narrows the company's own list: somebody else's supplier is in none of its rows",
    kind: 'supplier',
  },
  'exportInvoices.query.supplier_id': {
    reason: "narrows the company's own list: somebody else's supplier is in none of its rows",
    kind: 'supplier',
  },
  'cancelInvoice.params.id': invoice,
  'getCommission.query.invoice_id': invoice,
  'getReceiptDownloadUrl.params.id': invoice,
  'getResultMessage.params.id': { reason: 'a code of the card gateway, the same for everybody' },
  'completeUpload.body.file_id': file,
  'getInvoiceFile.params.id': file,
  'splitInvoiceFile.params.id': file,
  'getFileDownloadUrl.params.id': file,
  'createDraft.body.draft_key': {
    reason: "a random name that the browser gives its draft; looked up among the company's own drafts and files only",
  },
  'createDraft.body.values.pre_group_id': { ...savedAsTyped, kind: 'preGroup' },
  'createDraft.body.values.pre_id': { ...savedAsTyped, kind: 'preItem' },
  'createDraft.body.values.file_ids[]': { ...savedAsTyped, kind: 'file' },
  'createDraft.body.values.read_file_id': { ...savedAsTyped, kind: 'file' },
  'createDraft.body.values.supplier_id': { ...savedAsTyped, kind: 'supplier' },
  'createDraft.body.values.account_id': { ...savedAsTyped, kind: 'account' },
  'updateDraft.params.id': draft,
  'updateDraft.body.values.pre_group_id': { ...savedAsTyped, kind: 'preGroup' },
  'updateDraft.body.values.pre_id': { ...savedAsTyped, kind: 'preItem' },
  'updateDraft.body.values.file_ids[]': { ...savedAsTyped, kind: 'file' },
  'updateDraft.body.values.read_file_id': { ...savedAsTyped, kind: 'file' },
  'updateDraft.body.values.supplier_id': { ...savedAsTyped, kind: 'supplier' },
  'updateDraft.body.values.account_id': { ...savedAsTyped, kind: 'account' },
  'getDraft.params.id': draft,
  'deleteDrafts.body.drafts[]': draft,
  'createRequestSeller.body.supplier.supplier_id': supplier,
  'createRequestSeller.body.account_id': { kind: 'depositAccount', code: 'account_not_found' },
  'createRequestSeller.body.file_ids[]': file,
  'createRequestSeller.body.draft_id': requestDraft,
  'createRequestSeller.body.draft_key': { reason: 'as the key of createDraft' },
  'findDuplicateRequests.query.supplier_id': {
    reason: "narrows the company's own requests; a strange partner has none of them, like one that is not there",
    kind: 'supplier',
  },
  'previewRequest.body.supplier.supplier_id': supplier,
  'previewRequest.body.file_ids[]': file,
  'listRequestSellers.query.ids[]': selectedPayment,
  'exportRequestSellers.query.ids[]': selectedPayment,
  'listRequestSellers.query.supplier_id': {
    reason: "narrows the company's own requests; a strange partner narrows them to none, like one that is not there",
    kind: 'supplier',
  },
  'exportRequestSellers.query.supplier_id': {
    reason: "narrows the company's own requests; a strange partner narrows them to none, like one that is not there",
    kind: 'supplier',
  },
  'getRequestSeller.params.id': request,
  'cancelRequestSeller.params.id': request,
  'changeRequestDates.params.id': request,
  'changeRequestAddressee.params.id': request,
  'nameDepositAccount.params.id': request,
  'nameDepositAccount.body.account_id': { kind: 'depositAccount', code: 'account_not_found' },
  'createRequestLink.params.id': request,
  'sendRequestMessage.params.id': request,
  'sendRequestMail.params.id': request,
  'createInvoiceRequestDraft.body.draft_key': { reason: 'as the key of createDraft' },
  'createInvoiceRequestDraft.body.values.read_file_id': { ...savedAsTyped, kind: 'file' },
  'createInvoiceRequestDraft.body.values.supplier_id': { ...savedAsTyped, kind: 'supplier' },
  'createInvoiceRequestDraft.body.values.account_id': { ...savedAsTyped, kind: 'depositAccount' },
  'createInvoiceRequestDraft.body.values.file_ids[]': { ...savedAsTyped, kind: 'file' },
  'updateInvoiceRequestDraft.params.id': requestDraft,
  'updateInvoiceRequestDraft.body.values.read_file_id': { ...savedAsTyped, kind: 'file' },
  'updateInvoiceRequestDraft.body.values.supplier_id': { ...savedAsTyped, kind: 'supplier' },
  'updateInvoiceRequestDraft.body.values.account_id': { ...savedAsTyped, kind: 'depositAccount' },
  'updateInvoiceRequestDraft.body.values.file_ids[]': { ...savedAsTyped, kind: 'file' },
  'getInvoiceRequestDraft.params.id': requestDraft,
  'deleteInvoiceRequestDrafts.body.invoice_request_drafts[]': requestDraft,
  'createRequestSchedule.body.invoice_id': request,
  'updateRequestSchedule.params.id': schedule,
  'deleteRequestSchedule.params.id': schedule,
  'getPreGroup.params.id': preGroup,
  'discardPreGroup.params.id': preGroup,
  'discardPreItem.params.id': { kind: 'preGroup', code: 'pre_item_not_found' },
  'discardPreItem.params.preId': { kind: 'preItem', code: 'pre_item_not_found' },
  'completeExternalUpload.body.file_id': { kind: 'clientFile', code: 'file_not_found' },
  'createPreGroup.body.items[].supplier.supplier_id': {
    reason: "a fault of the item, the same for somebody else's supplier and for none",
    kind: 'supplier',
  },
  'createPreGroup.body.items[].file_ids[]': {
    reason: "a fault of the item, the same for somebody else's file and for none",
    kind: 'clientFile',
  },
  'getPreGroupState.params.id': preGroup,
  'findPostalAddresses.params.code': { reason: 'a postal code, the same for everybody' },
  'getRequestKey.params.key': { reason: 'a secret of 256 bits: who has it may see what it stands for' },
  'listDepositAccounts.params.id': { kind: 'company', code: 'buyer_not_found' },
  'createDepositAccount.params.id': { kind: 'company', code: 'buyer_not_found' },
  'updateDepositAccount.params.id': { kind: 'company', code: 'buyer_not_found' },
  'updateDepositAccount.params.account_id': { kind: 'depositAccount', code: 'account_not_found' },
  'deleteDepositAccount.params.id': { kind: 'company', code: 'buyer_not_found' },
  'deleteDepositAccount.params.account_id': { kind: 'depositAccount', code: 'account_not_found' },
}
