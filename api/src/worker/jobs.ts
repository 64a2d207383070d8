import { deleteExpiredPasswordResets, sendPasswordReset } from '../identity/credentials/public.ts'
import { deleteStaleCorporationAnswers } from '../parties/corporations/public.ts'
import {
  findSellerOfRequest,
  isRequestMailUseless,
  lapseRequests,
  recordRequestMailFailed,
  recordRequestMailSent,
  remindRequests,
} from '../payments/collections/public.ts'
import {
  deleteGatewayCard,
  deleteLeftGatewayCards,
  reconcileCardRegistrations,
  releaseCardRegistration,
  settleCardRegistration,
  notifyCardExpiry,
} from '../payments/credit-cards/public.ts'
import { makeDataExport, watchDataExports } from '../leaving/data-exports/public.ts'
import { purgeExpiredDrafts } from '../payments/drafts/public.ts'
import { deleteUnfinishedUploads } from '../platform/files/public.ts'
import { defineSendMail, deleteOldMails } from '../platform/mail/public.ts'
import { deleteExpiredGrants } from '../identity/oauth/public.ts'
import { failDeadReadings, readInvoiceFile } from '../reading/ocr/public.ts'
import { purgeExpiredSignUps } from '../identity/registrations/public.ts'
import { deleteExpiredSessions, recordFailedSignIn } from '../identity/sessions/public.ts'
import { releasePaymentJob as releasePayment, settlePaymentJob as settlePayment } from '../payments/charge/public.ts'
import { requireReauthorisation, cancelUnanswered } from '../payments/examination/public.ts'
import { reconcilePayments } from '../payments/reconciler/public.ts'
import { prepareScheduledRequests } from '../payments/request-schedules/public.ts'
import { deleteOldReports } from '../backoffice/reports/public.ts'
import { applySupplierDecision } from '../payments/invoices/public.ts'
import { makeTransferFiles } from '../payments/transfers/public.ts'
import { anchorAudit, compareBooksNightly } from '../backoffice/nightly-comparison/public.ts'
import type { Jobs } from '../platform/jobs/public.ts'

/** What each job does, by the name it has in the outbox and the queue. */
export const jobs: Jobs = {
  sendMail: defineSendMail({
    sellerOf: findSellerOfRequest,
    isUseless: isRequestMailUseless,
    recordSent: recordRequestMailSent,
    recordFailed: recordRequestMailFailed,
  }),
  deleteOldMails,
  deleteExpiredSessions,
  recordFailedSignIn,
  purgeExpiredSignUps,
  deleteExpiredPasswordResets,
  sendPasswordReset,
  deleteStaleCorporationAnswers,
  makeDataExport,
  watchDataExports,
  purgeExpiredDrafts,
  deleteExpiredGrants,
  deleteUnfinishedUploads,
  deleteGatewayCard,
  deleteLeftGatewayCards,
  notifyCardExpiry,
  settleCardRegistration,
  releaseCardRegistration,
  reconcileCardRegistrations,
  lapseRequests,
  remindRequests,
  prepareScheduledRequests,
  makeTransferFiles,
  readInvoiceFile,
  failDeadReadings,
  applySupplierDecision,
  settlePayment,
  releasePayment,
  reconcilePayments,
  compareBooksNightly,
  anchorAudit,
  deleteOldReports,
  cancelUnanswered,
  requireReauthorisation,
}
