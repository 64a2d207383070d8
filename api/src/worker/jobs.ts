import { forgetPasswordResets } from '../credentials/forget-expired.ts'
import { sendPasswordReset } from '../credentials/send-reset-mail.ts'
import { forgetCorporationAnswers } from '../corporations/forget-answers.ts'
import { recordRequestMailFailed, recordRequestMailSent } from '../collections/mail-outcome.ts'
import { lapseRequests, remindRequests } from '../collections/jobs.ts'
import { forgetRefusedCard } from '../credit-cards/forget-at-gateway.ts'
import { reconcileCardRegistrations, releaseCardRegistration, settleCardRegistration } from '../credit-cards/registration/jobs.ts'
import { tellCardExpiry } from '../credit-cards/tell-expiry.ts'
import { makeDataExport } from '../data-exports/make.ts'
import { watchDataExports } from '../data-exports/watch.ts'
import { forgetExpiredDrafts } from '../drafts/forget-expired.ts'
import { forgetUnfinishedUploads } from '../files/forget-unfinished.ts'
import { forgetOldMails } from '../mail/forget-old.ts'
import { defineSendMail } from '../mail/send-mail.ts'
import { forgetExpiredAccess } from '../oauth/forget-expired.ts'
import { giveUpReadings } from '../ocr/give-up-readings.ts'
import { readInvoiceFile } from '../ocr/read-invoice-file.ts'
import { forgetSignUps } from '../registrations/forget-expired.ts'
import { forgetExpired } from '../sessions/forget-expired.ts'
import { recordFailedSignIn } from '../sessions/record-sign-in.ts'
import { askBeforeAuthorisationLapses } from '../payments/ask-again.ts'
import { cancelUnanswered, reconcilePayments, releasePayment, settlePayment } from '../payments/jobs.ts'
import { prepareScheduledRequests } from '../request-schedules/prepare.ts'
import { deleteOldReports } from '../reports/delete-old.ts'
import { applySupplierDecision } from '../invoices/apply-supplier-decision.ts'
import { makeTransferFiles } from '../transfers/make-file.ts'
import { reconcileBooks } from '../reconciliation/reconcile.ts'
import type { Jobs } from '../jobs/job.ts'

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
