import type { PreGroup } from '@invoice-card/contracts'
import { flowAtom, store } from '@invoice-card/session'
import { useAtomValue } from 'jotai'

/** An item of the group that is being worked through. */
export interface PreparedItem {
  readonly preId: number
  readonly paymentId: string | null
  readonly isRegistered: boolean
  /** When the group was looked at, it was being paid elsewhere. */
  readonly isUnderWay: boolean
}

/** A group of a program and its open items, for the way back from each payment (docs/product.md#flows). */
export interface OAuthPaymentFlow {
  readonly preGroupId: number | null
  readonly items: readonly PreparedItem[]
  /** The items are all of the group's. */
  readonly isWhole: boolean
}

const empty: OAuthPaymentFlow = { preGroupId: null, items: [], isWhole: false }
const oauthPaymentAtom = flowAtom<OAuthPaymentFlow>('oauthPayment', empty)

export const useOAuthPaymentFlow = (): OAuthPaymentFlow => useAtomValue(oauthPaymentAtom)

/** Remembers the group as it is now. */
export const keepGroup = ({ id, items }: PreGroup): void =>
  store.set(oauthPaymentAtom, {
    preGroupId: id,
    items: items
      .filter(item => !item.is_discarded)
      .map(({ pre_id, payment_id, is_registered, is_under_way }) => ({
        preId: pre_id,
        paymentId: payment_id,
        isRegistered: is_registered,
        isUnderWay: is_under_way,
      })),
    isWhole: true,
  })

/** The item was paid. Of a group that was not looked at before, as when a draft is continued, it is the only one known. */
export const markRegistered = (preGroupId: number, preId: number, paymentId: string): void =>
  store.set(oauthPaymentAtom, flow => {
    const paid: PreparedItem = { preId, paymentId, isRegistered: true, isUnderWay: false }
    if (flow.preGroupId !== preGroupId) return { preGroupId, items: [paid], isWhole: false }
    return { ...flow, items: flow.items.map(item => (item.preId === preId ? paid : item)) }
  })

/** The first item to be paid after the given payment, in the program's order and from the top again; null where none is. */
export function nextPreId({ items }: OAuthPaymentFlow, paymentId: string): number | null {
  const place = items.findIndex(item => item.paymentId === paymentId)
  return (
    [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))].find(
      ({ isRegistered, isUnderWay }) => !isRegistered && !isUnderWay,
    )?.preId ?? null
  )
}
