import type { UserStats } from '@invoice-card/session'
import { paths } from '../routes/paths.ts'

/** SPEC §2: the first list with something in it. Action-required payments are shown on top of the review list. */
const paymentOrder = [
  ['paymentsActionRequired', 'review'],
  ['paymentsReview', 'review'],
  ['paymentsWaiting', 'waiting'],
  ['paymentsReserved', 'reserved'],
  ['paymentsHistory', 'history'],
  ['paymentsDraft', 'draft'],
] as const

const collectionOrder = [
  ['collectionsRequest', 'request'],
  ['collectionsDecided', 'decided'],
  ['collectionsHistory', 'history'],
  ['collectionsDraft', 'draft'],
] as const

const firstFilled = <Screen extends string>(order: readonly (readonly [keyof UserStats, Screen])[], stats: UserStats): Screen | undefined =>
  order.find(([count]) => stats[count] > 0)?.[1]

/** Where 「支払い」 in the main menu leads; with no payment at all to a new one. */
export const paymentTarget = (stats: UserStats): string => paths.payments.getHref(firstFilled(paymentOrder, stats) ?? 'create')

/** Where 「請求」 in the main menu leads; with no request at all to the history. */
export const collectionTarget = (stats: UserStats): string => paths.collections.getHref(firstFilled(collectionOrder, stats) ?? 'history')
