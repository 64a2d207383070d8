import { SignIn } from '@invoice-card/contracts'
import * as v from 'valibot'

const nothing = v.object({})
const ofPayment = v.object({ payment_id: v.string() })
const ofCardRegistration = v.object({ registration_id: v.string() })

/**
 * What each job is asked for with, by the name it has in the outbox and the queue; `worker/jobs.ts` says what it does.
 */
export const jobPayloads = {
  sendMail: v.object({ mail_id: v.number() }),
  deleteOldMails: nothing,
  deleteExpiredSessions: nothing,
  recordFailedSignIn: v.object({
    ...v.pick(SignIn, ['purpose', 'result', 'device']).entries,
    attempt_id: v.string(),
    email_address: v.string(),
    at: v.string(),
  }),
  purgeExpiredSignUps: nothing,
  deleteExpiredPasswordResets: nothing,
  sendPasswordReset: v.object({ request_id: v.string(), email_address: v.string() }),
  deleteStaleCorporationAnswers: nothing,
  makeDataExport: v.object({ export_id: v.string() }),
  watchDataExports: nothing,
  purgeExpiredDrafts: nothing,
  deleteExpiredGrants: nothing,
  deleteUnfinishedUploads: nothing,
  deleteGatewayCard: v.object({
    company_id: v.number(),
    gateway_card_id: v.string(),
    /** An order has stored it and did not save it: it may be the card of another order that does. */
    is_unsaved: v.optional(v.literal(true)),
  }),
  deleteLeftGatewayCards: nothing,
  notifyCardExpiry: nothing,
  settleCardRegistration: ofCardRegistration,
  releaseCardRegistration: ofCardRegistration,
  reconcileCardRegistrations: nothing,
  lapseRequests: nothing,
  remindRequests: nothing,
  prepareScheduledRequests: nothing,
  makeTransferFiles: nothing,
  readInvoiceFile: v.object({ file_id: v.string() }),
  failDeadReadings: nothing,
  applySupplierDecision: v.object({
    supplier_id: v.number(),
    examiner: v.string(),
    // Jobs of before have none.
    examiner_id: v.optional(v.number()),
    comment: v.nullable(v.string()),
    decision_id: v.string(),
  }),
  settlePayment: ofPayment,
  releasePayment: ofPayment,
  reconcilePayments: nothing,
  compareBooksNightly: nothing,
  anchorAudit: nothing,
  deleteOldReports: nothing,
  cancelUnanswered: nothing,
  requireReauthorisation: nothing,
}

export type JobName = keyof typeof jobPayloads
export type JobPayload<Name extends JobName> = v.InferOutput<(typeof jobPayloads)[Name]>

export const isJobName = (name: string): name is JobName => Object.hasOwn(jobPayloads, name)
