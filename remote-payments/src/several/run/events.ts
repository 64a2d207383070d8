import type { Chosen } from './chosen.ts'
import type { RunOrder, SeveralForm, StopReason } from './run.ts'

type Event<Type extends string, Fields = object> = { readonly type: Type } & Readonly<Fields>

/** What happens to one payment of the run: about the one with this key, if it is the one in progress. */
export type RunPaymentEvent =
  | Event<'sent', { key: string }>
  /** The server asked to wait before it read the call: whether it was heard is as before. */
  | Event<'deferred', { key: string; isUnheard: boolean }>
  /** The session had ended before the server read the call, the first with this key: nothing was begun. */
  | Event<'notBegun', { key: string }>
  | Event<'named', { key: string; paymentId: string }>
  | Event<'paid', { key: string; invoiceId: number; isPaidElsewhere: boolean }>
  /** Nothing was charged, and nothing will be under this key. */
  | Event<
      'failed',
      {
        key: string
        message: string
        isDeclined: boolean
        isLeft?: boolean
        isContactAsked?: boolean
        stops: Exclude<StopReason, 'user' | 'session'> | null
      }
    >

/** Everything that changes several payments. */
export type SeveralEvent =
  | Event<'formTyped', { form: SeveralForm }>
  /** `held`: the values that are confirmed of the payment with this key; null takes it back. */
  | Event<'confirmed', { key: string; held: string | null }>
  /** `leftOut`: what was chosen with them, and stays unpaid. */
  | Event<'begun', { orders: readonly RunOrder[]; at: number; leftOut?: readonly Chosen[] }>
  /** No other payment after the one in progress. */
  | Event<'halted'>
  /** The same, as the session has ended: the payments that wait are stopped once their screen is shown again. */
  | Event<'sessionEnded'>
  | RunPaymentEvent
