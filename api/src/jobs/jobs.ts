import { forgetPasswordResets } from '../credentials/forget-expired.ts'
import { sendPasswordReset } from '../credentials/send-reset-mail.ts'
import { forgetCorporationAnswers } from '../corporations/forget-answers.ts'
import { lapseRequests, remindRequests } from '../collections/jobs.ts'
import { forgetRefusedCard } from '../credit-cards/forget-at-gateway.ts'
import { reconcileCardRegistrations, releaseCardRegistration, settleCardRegistration } from '../credit-cards/registration/jobs.ts'
import { tellCardExpiry } from '../credit-cards/tell-expiry.ts'
import { makeDataExport } from '../data-exports/make.ts'
import { watchDataExports } from '../data-exports/watch.ts'
import { forgetExpiredDrafts } from '../drafts/forget-expired.ts'
import { forgetUnfinishedUploads } from '../files/forget-unfinished.ts'
import { forgetOldMails } from '../mail/forget-old.ts'
import { sendMail } from '../mail/send-mail.ts'
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
import { applySupplierDecision } from '../suppliers/apply-decision.ts'
import { makeTransferFiles } from '../transfers/make-file.ts'
import { reconcileBooks } from '../reconciliation/reconcile.ts'
import type { Job } from './job.ts'

/** Every job by the name it has in the outbox and the queue. */
export const jobs = {
  sendMail,
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

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = (typeof jobs)[Name] extends Job<infer Payload> ? Payload : never
