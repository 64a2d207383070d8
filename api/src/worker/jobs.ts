import { forgetPasswordResets } from '../identity/credentials/forget-expired.ts'
import { sendPasswordReset } from '../identity/credentials/send-reset-mail.ts'
import { forgetCorporationAnswers } from '../parties/corporations/forget-answers.ts'
import { recordRequestMailFailed, recordRequestMailSent } from '../payments/collections/mails/mail-outcome.ts'
import { lapseRequests, remindRequests } from '../payments/collections/jobs.ts'
import { forgetRefusedCard } from '../payments/credit-cards/forget-at-gateway.ts'
import { reconcileCardRegistrations, releaseCardRegistration, settleCardRegistration } from '../payments/credit-cards/registration/jobs.ts'
import { tellCardExpiry } from '../payments/credit-cards/tell-expiry.ts'
import { makeDataExport } from '../leaving/data-exports/make.ts'
import { watchDataExports } from '../leaving/data-exports/watch.ts'
import { forgetExpiredDrafts } from '../payments/drafts/forget-expired.ts'
import { forgetUnfinishedUploads } from '../platform/files/forget-unfinished.ts'
import { forgetOldMails } from '../platform/mail/forget-old.ts'
import { defineSendMail } from '../platform/mail/send-mail.ts'
import { forgetExpiredAccess } from '../identity/oauth/forget-expired.ts'
import { giveUpReadings } from '../reading/ocr/give-up-readings.ts'
import { readInvoiceFile } from '../reading/ocr/read-invoice-file.ts'
import { forgetSignUps } from '../identity/registrations/forget-expired.ts'
import { forgetExpired } from '../identity/sessions/forget-expired.ts'
import { recordFailedSignIn } from '../identity/sessions/record-sign-in.ts'
import { askBeforeAuthorisationLapses } from '../payments/payments/ask-again.ts'
import { cancelUnanswered, reconcilePayments, releasePayment, settlePayment } from '../payments/payments/jobs.ts'
import { prepareScheduledRequests } from '../payments/request-schedules/prepare.ts'
import { deleteOldReports } from '../backoffice/reports/delete-old.ts'
import { applySupplierDecision } from '../payments/invoices/apply-supplier-decision.ts'
import { makeTransferFiles } from '../payments/transfers/make-file.ts'
import { reconcileBooks } from '../backoffice/reconciliation/reconcile.ts'
import type { Jobs } from '../platform/jobs/job.ts'

/** What each job does, by the name it has in the outbox and the queue. */
export const jobs: Jobs = {
  sendMail: defineSendMail({ recordSent: recordRequestMailSent, recordFailed: recordRequestMailFailed }),
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
