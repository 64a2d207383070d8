import { CreateInvoiceBody } from '@invoice-card/contracts'
import * as v from 'valibot'
import { PayRequestBody, type CardCall } from '../../checkout/checkout.ts'
import { list, record } from '../../checkout/stored-shape.ts'

/** How one payment of a run stands. */
const PaymentStateSchema = v.variant('kind', [
  record({ kind: v.literal('waiting') }),
  /** The call was made; the server has not named the payment yet. */
  record({
    kind: v.literal('submitting'),
    /** It was sent at least once without hearing what became of it. */
    isUnheard: v.boolean(),
  }),
  /** The server has named it; the card company, or the payer at it, has not answered yet. */
  record({ kind: v.literal('authenticating'), paymentId: v.string() }),
  record({
    kind: v.literal('paid'),
    paymentId: v.string(),
    invoiceId: v.number(),
    /** By another attempt meanwhile: this one charges nothing. */
    isPaidElsewhere: v.boolean(),
  }),
  record({
    kind: v.literal('failed'),
    paymentId: v.nullable(v.string()),
    /** Why, and what helps. */
    message: v.string(),
    /** The card company said no; else the application was refused. */
    isDeclined: v.boolean(),
    /** Another card may pay it as it is. */
    isCardRefused: v.boolean(),
    /** The same card may pay it as well, later: the payer left it, or nothing could be paid. */
    isPayableAgain: v.optional(v.boolean()),
    /** The message asks the user to contact us. */
    isContactAsked: v.optional(v.boolean()),
  }),
])
type PaymentState = v.InferOutput<typeof PaymentStateSchema>

/** What a payment is for, with the body of the call that makes it. The card is a saved one: no token is in a body. */
const RunItemSchema = v.variant('kind', [
  record({ kind: v.literal('draft'), id: v.number(), body: CreateInvoiceBody }),
  /** By the id of its invoice. */
  record({ kind: v.literal('request'), id: v.number(), body: PayRequestBody }),
])
type RunItem = v.InferOutput<typeof RunItemSchema>

/**
 * One payment of a run: what it is called, and the call that makes it. Key and body are stored before anything is
 * sent, so that a reload or a lost answer repeats the same call.
 */
const RunPaymentSchema = record({
  item: RunItemSchema,
  name: v.string(),
  invoiceNumber: v.string(),
  /** What the card pays, in yen. */
  totalYen: v.number(),
  idempotencyKey: v.string(),
  state: PaymentStateSchema,
})
export type RunPayment = v.InferOutput<typeof RunPaymentSchema>
/** The same before the run has begun. */
export type RunOrder = Omit<RunPayment, 'state'>

const common = {
  payments: list(RunPaymentSchema),
  /** What was chosen with them, and is not paid by this run. */
  leftOut: v.optional(list(record({ kind: v.picklist(['draft', 'request']), id: v.number() }))),
}

/**
 * Why the payments that wait are not made: the card is refused, nothing can be paid now, the user said so, or the
 * session has ended.
 */
const StopReasonSchema = v.picklist(['card', 'everything', 'user', 'session'])
export type StopReason = v.InferOutput<typeof StopReasonSchema>

/** Several payments that one press makes, one after the other. */
const RunSchema = v.variant('stage', [
  record({ stage: v.literal('none') }),
  record({
    stage: v.literal('running'),
    ...common,
    /** When the button was pressed, in epoch milliseconds. */
    begunAt: v.number(),
    /** The user wants no other one after the payment that is in progress. */
    isHalted: v.boolean(),
    /** Nor does anybody go on with it by itself: its session has ended, and the user has signed in again. */
    isSessionOver: v.optional(v.boolean()),
  }),
  record({ stage: v.literal('stopped'), ...common, reason: StopReasonSchema }),
  record({ stage: v.literal('ended'), ...common }),
])
export type Run = v.InferOutput<typeof RunSchema>

/** The saved card and the terms, as chosen so far. */
const SeveralFormSchema = record({ card: v.nullable(v.number()), isTermsAgreed: v.boolean() })
export type SeveralForm = v.InferOutput<typeof SeveralFormSchema>

export const SeveralPaymentsSchema = record({
  form: SeveralFormSchema,
  /** By the key of what is paid: the values that the user has confirmed of it. */
  confirmed: v.optional(v.record(v.string(), v.string())),
  run: RunSchema,
})
export type SeveralPayments = v.InferOutput<typeof SeveralPaymentsSchema>

/** The call that pays it. */
export const callOf = (item: RunItem): CardCall =>
  item.kind === 'draft'
    ? { name: 'createInvoice', body: item.body }
    : { name: 'payRequest', invoiceId: item.id, body: item.body }

export const nothingChosen: SeveralPayments = { form: { card: null, isTermsAgreed: false }, run: { stage: 'none' } }
export const isOpenState = ({ kind }: PaymentState): boolean => kind === 'submitting' || kind === 'authenticating'
