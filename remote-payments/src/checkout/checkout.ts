import { AuthoriseAgainBody, CreateInvoiceBody, RequestAnswer } from '@invoice-card/contracts'
import * as v from 'valibot'
import {
  ApplicationSchema,
  CorrectionSchema,
  emptyApplication,
  EntrySchema,
  FlowFileSchema,
  PreItemRefSchema,
} from './entry.ts'
import { record } from './stored-shape.ts'

const invoiceId = v.number()
/** The payment of a seller's request; the other answer declines it. */
export const PayRequestBody = RequestAnswer.options[0]

/** The three calls that a card pays with. */
const CardCallSchema = v.variant('name', [
  record({ name: v.literal('createInvoice'), body: CreateInvoiceBody }),
  record({ name: v.literal('payRequest'), invoiceId, body: PayRequestBody }),
  record({ name: v.literal('authoriseAgain'), invoiceId, body: AuthoriseAgainBody }),
])
export type CardCall = v.InferOutput<typeof CardCallSchema>

/**
 * One attempt to pay. It is stored before the call, so that a reload or a lost answer repeats the same call under the
 * same key.
 */
const AttemptSchema = record({
  idempotencyKey: v.string(),
  call: CardCallSchema,
  /** It was sent at least once without hearing what became of it. */
  isUnheard: v.boolean(),
  /** When the button was pressed, in epoch milliseconds. */
  begunAt: v.optional(v.number()),
})
export type PaymentAttempt = v.InferOutput<typeof AttemptSchema>

/** What the end of a payment needs to know of it, once its form is cleared. */
const PaidForSchema = record({
  call: v.picklist(['createInvoice', 'payRequest', 'authoriseAgain']),
  draftId: v.nullable(v.number()),
  preItem: v.nullable(PreItemRefSchema),
  invoiceFile: v.nullable(FlowFileSchema),
})
export type PaidFor = v.InferOutput<typeof PaidForSchema>

const EditingSchema = record({ stage: v.literal('editing'), entry: EntrySchema })

/** The card is asked; the server has not named the payment yet. */
const SubmittingSchema = record({ stage: v.literal('submitting'), entry: EntrySchema, attempt: AttemptSchema })

/** The server has named the payment; the card company, or the payer at it, has not answered yet. */
const AuthenticatingSchema = record({
  stage: v.literal('authenticating'),
  entry: EntrySchema,
  attempt: AttemptSchema,
  paymentId: v.string(),
})

/** Everything typed stays, for another card. Only the screen that the attempt was begun on shows the message. */
const DeclinedSchema = record({
  stage: v.literal('declined'),
  entry: EntrySchema,
  paymentId: v.string(),
  message: v.string(),
  /** The result code that the message explains. */
  code: v.optional(v.nullable(v.string())),
  screen: v.string(),
})

/** The invoice is paid: by this payment, or by another attempt meanwhile. */
const SettledSchema = record({
  stage: v.literal('settled'),
  paymentId: v.string(),
  paidFor: PaidForSchema,
  isPaidElsewhere: v.boolean(),
})
type Settled = v.InferOutput<typeof SettledSchema>

/** What the flow of this tab works on: it ends with the flow. */
export const OpenCheckoutSchema = v.variant('stage', [
  EditingSchema,
  SubmittingSchema,
  AuthenticatingSchema,
  DeclinedSchema,
])
export type OpenCheckout = v.InferOutput<typeof OpenCheckoutSchema>

/** One payment, from its first field to its end. */
export type Checkout = OpenCheckout | Settled

/** What outlives the flow in this tab. Nothing of a card is in it. */
export const RememberedSchema = record({
  /** By payment id: named by the server and not settled; maybe left, or declined. */
  pending: v.record(v.string(), PaidForSchema),
  /** By payment id. */
  settled: v.record(v.string(), SettledSchema),
  /** By file id: typed, and not saved as a draft when its flow was left. */
  unsaved: v.record(v.string(), ApplicationSchema),
})
type Remembered = v.InferOutput<typeof RememberedSchema>

/** By payment id: typed, and neither sent nor thrown away. Stored apart, so that a new shape of it loses no payment. */
export const CorrectionsSchema = v.record(v.string(), CorrectionSchema)
type Corrections = v.InferOutput<typeof CorrectionsSchema>

export type Checkouts = Remembered & { readonly open: OpenCheckout; readonly corrections: Corrections }

export const begun: OpenCheckout = { stage: 'editing', entry: emptyApplication }
export const nothingRemembered: Remembered = { pending: {}, settled: {}, unsaved: {} }
export const noCorrections: Corrections = {}
