import { forgetPasswordResets, sendPasswordReset } from '../identity/credentials/public.ts'
import { forgetCorporationAnswers } from '../parties/corporations/public.ts'
import {
  isRequestMailUseless,
  lapseRequests,
  recordRequestMailFailed,
  recordRequestMailSent,
  remindRequests,
} from '../payments/collections/public.ts'
import {
  forgetRefusedCard,
  reconcileCardRegistrations,
  releaseCardRegistration,
  settleCardRegistration,
  tellCardExpiry,
} from '../payments/credit-cards/public.ts'
import { makeDataExport, watchDataExports } from '../leaving/data-exports/public.ts'
import { forgetExpiredDrafts } from '../payments/drafts/public.ts'
import { forgetUnfinishedUploads } from '../platform/files/public.ts'
import { defineSendMail, forgetOldMails } from '../platform/mail/public.ts'
import { forgetExpiredAccess } from '../identity/oauth/public.ts'
import { giveUpReadings, readInvoiceFile } from '../reading/ocr/public.ts'
import { forgetSignUps } from '../identity/registrations/public.ts'
import { forgetExpired, recordFailedSignIn } from '../identity/sessions/public.ts'
import { releasePaymentJob as releasePayment, settlePaymentJob as settlePayment } from '../payments/charge/public.ts'
import { askBeforeAuthorisationLapses, cancelUnanswered } from '../payments/examination/public.ts'
import { reconcilePayments } from '../payments/reconciler/public.ts'
import { prepareScheduledRequests } from '../payments/request-schedules/public.ts'
import { deleteOldReports } from '../backoffice/reports/public.ts'
import { applySupplierDecision } from '../payments/invoices/public.ts'
import { makeTransferFiles } from '../payments/transfers/public.ts'
import { reconcileBooks } from '../backoffice/reconciliation/public.ts'
import type { Jobs } from '../platform/jobs/public.ts'

/** What each job does, by the name it has in the outbox and the queue. */
export const jobs: Jobs = {
  sendMail: defineSendMail({
    isUseless: isRequestMailUseless,
    recordSent: recordRequestMailSent,
    recordFailed: recordRequestMailFailed,
  }),
  forgetOldMails,
  forgetExpired,
  recordFailedSignIn,
  forgetSignUps,
  forgetPasswordResets,
  sendPasswordReset,
  forgetCorporationAnswers,
  makeDataExport,
  watchDataExports,
  forgetExpiredDrafts,
  forgetExpiredAccess,
  forgetUnfinishedUploads,
  forgetRefusedCard,
  tellCardExpiry,
  settleCardRegistration,
  releaseCardRegistration,
  reconcileCardRegistrations,
  lapseRequests,
  remindRequests,
  prepareScheduledRequests,
  makeTransferFiles,
  readInvoiceFile,
  giveUpReadings,
  applySupplierDecision,
  settlePayment,
  releasePayment,
  reconcilePayments,
  reconcileBooks,
  deleteOldReports,
  cancelUnanswered,
  askBeforeAuthorisationLapses,
}
