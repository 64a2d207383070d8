import type { Contract, Endpoint } from '@invoice-card/contracts/manifest'
import * as v from 'valibot'

const Payment = v.object({
  id: v.number(),
  status: v.picklist(['open', 'paid', 'stopped']),
  note: v.optional(v.string()),
})

/** The API of a small product, as it is served now. */
export const callsNow = {
  listPayments: {
    method: 'GET',
    path: '/api/v1/payments',
    summary: '',
    query: v.object({ from: v.optional(v.number(), 0), word: v.optional(v.string()) }),
    response: v.object({ payments: v.array(Payment), total_count: v.number() }),
  },
  showPayment: { method: 'GET', path: '/api/v1/payments/{id}', summary: '', response: Payment },
  createPayment: {
    method: 'POST',
    path: '/api/v1/payments',
    summary: '',
    isIdempotent: true,
    body: v.object({
      amount: v.pipe(v.number(), v.maxValue(1000)),
      title: v.optional(v.pipe(v.string(), v.maxLength(50))),
      course: v.picklist(['fast', 'slow', 'monthly']),
    }),
    response: v.variant('kind', [
      v.object({ kind: v.literal('done'), id: v.number() }),
      v.object({ kind: v.literal('asked'), url: v.string() }),
    ]),
    errors: { card_declined: 409, amount_too_large: 422 },
  },
} as const satisfies Contract

type Changes = { readonly [Name in keyof typeof callsNow]?: Partial<Endpoint> }

/** A remote that was built when these calls were declared otherwise. */
export interface CallCase {
  readonly title: string
  readonly was: Changes
  readonly says?: RegExp
}

const body = callsNow.createPayment.body.entries
const listed = callsNow.listPayments.response.entries
const listing = (entries: v.ObjectEntries) => ({
  listPayments: { response: v.object({ ...listed, payments: v.array(v.object(entries)) }) },
})
const creating = (entries: v.ObjectEntries) => ({ createPayment: { body: v.object(entries) } })

/** Changes of the API that a release would break by. */
export const callBreaks: readonly CallCase[] = [
  {
    title: 'a call at another path',
    was: { createPayment: { path: '/api/v1/payment' } },
    says: /POST \/api\/v1\/payment: the API does not serve it: let the API serve the old form too/,
  },
  {
    title: 'a member of a body that must be there now',
    was: creating({ amount: body.amount, title: body.title }),
    says: /POST \/api\/v1\/payments: body needs course, which is not always there/,
  },
  {
    title: 'a member of a body that the API no longer reads',
    was: creating({ ...body, promotion_code: v.optional(v.string()) }),
    says: /body has promotion_code, which is not read/,
  },
  {
    title: 'a smaller limit',
    was: creating({ ...body, amount: v.pipe(v.number(), v.maxValue(5000)) }),
    says: /body\.amount must be at most 1000, it is at most 5000/,
  },
  {
    title: 'a state that it does not know',
    was: listing({ ...Payment.entries, status: v.picklist(['open', 'paid']) }),
    says: /answer\.payments\[\]\.status may be "stopped", which is not known/,
  },
  {
    title: 'a member of an answer that is gone',
    was: listing({ ...Payment.entries, fee: v.number() }),
    says: /answer\.payments\[\] needs fee, which is not always there/,
  },
  {
    title: 'an answer of another type',
    was: listing({ ...Payment.entries, id: v.string() }),
    says: /answer\.payments\[\]\.id is number, expected is string/,
  },
  {
    title: 'an alternative that it does not know',
    was: { createPayment: { response: v.variant('kind', [callsNow.createPayment.response.options[0]]) } },
    says: /answer\S* may be "asked"/,
  },
  {
    title: 'a refusal of another name',
    was: { createPayment: { errors: { card_refused: 409, amount_too_large: 422 } } },
    says: /refusals card_refused became card_declined/,
  },
  {
    title: 'a refusal of another status',
    was: { createPayment: { errors: { card_declined: 403, amount_too_large: 422 } } },
    says: /refusal card_declined comes with 409, expected is 403/,
  },
  {
    title: 'a key that must be sent',
    was: { createPayment: { isIdempotent: undefined } as Partial<Endpoint> },
    says: /asks for an Idempotency-Key, which is not sent/,
  },
  {
    title: 'a call that needs a sign-in',
    was: { listPayments: { auth: 'public' } },
    says: /asks for the tokens of a session, it comes with no tokens/,
  },
]

/** Changes of the API that a release does not notice. */
export const callChanges: readonly CallCase[] = [
  { title: 'a member of an answer more', was: listing({ id: Payment.entries.id, status: Payment.entries.status }) },
  {
    title: 'a state less',
    was: listing({ ...Payment.entries, status: v.picklist(['open', 'paid', 'stopped', 'lost']) }),
  },
  { title: 'an optional member of a body more', was: creating({ amount: body.amount, course: body.course }) },
  { title: 'a word more that a body takes', was: creating({ ...body, course: v.picklist(['fast', 'slow']) }) },
  { title: 'a larger limit', was: creating({ ...body, title: v.optional(v.pipe(v.string(), v.maxLength(20))) }) },
  {
    title: 'a member of a body that may be missing now',
    was: creating({ ...body, title: v.pipe(v.string(), v.maxLength(50)) }),
  },
  { title: 'a refusal more', was: { createPayment: { errors: { card_declined: 409 } } } },
  { title: 'a placeholder of another name', was: { showPayment: { path: '/api/v1/payments/{paymentId}' } } },
  { title: 'another summary', was: { createPayment: { summary: 'Pays' } } },
  {
    title: 'a parameter of a query more',
    was: { listPayments: { query: v.object({ from: v.optional(v.number(), 0) }) } },
  },
  {
    title: 'an answer that is always there',
    was: { listPayments: { response: v.object({ ...listed, total_count: v.optional(v.number()) }) } },
  },
]
