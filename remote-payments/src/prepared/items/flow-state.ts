import type { PreGroup } from '@invoice-card/contracts'
import { flowAtom, store } from '@invoice-card/session'
import { atom, useAtomValue } from 'jotai'
import type { PreItemRef } from '../../checkout/entry.ts'
import { settledAtom } from '../../checkout/store.ts'

/** An item of the group that is being worked through. */
interface PreparedItem {
  readonly preId: number
  readonly paymentId: string | null
  readonly isRegistered: boolean
  /** When the group was shown, it was being paid elsewhere. */
  readonly isInProgress: boolean
}

/** A group of a program and its open items, for the link back from each payment (docs/product.md#flows). */
export interface OAuthPaymentFlow {
  readonly preGroupId: number | null
  readonly items: readonly PreparedItem[]
  /** The items are all of the group's. */
  readonly isWhole: boolean
}

const empty: OAuthPaymentFlow = { preGroupId: null, items: [], isWhole: false }
const oauthPaymentAtom = flowAtom<OAuthPaymentFlow>('oauthPayment', empty)

/** The group in which an item counts as registered as soon as its payment stands. */
const groupWithPaidAtom = atom((get): OAuthPaymentFlow => {
  const group = get(oauthPaymentAtom)
  const paid = get(settledAtom).filter(({ isPaidElsewhere }) => !isPaidElsewhere)
  const paymentOf = (preId: number) =>
    paid.find(({ paidFor: { preItem } }) => preItem?.preGroupId === group.preGroupId && preItem.preId === preId)
  return {
    ...group,
    items: group.items.map(item => {
      const payment = paymentOf(item.preId)
      return payment
        ? { preId: item.preId, paymentId: payment.paymentId, isRegistered: true, isInProgress: false }
        : item
    }),
  }
})

/**
 * The group that is worked through. Of a payment of another group, as when a draft is continued, its own item is the
 * only one known.
 */
export function useOAuthPaymentFlow(preItem: PreItemRef | null, paymentId: string): OAuthPaymentFlow {
  const group = useAtomValue(groupWithPaidAtom)
  if (preItem === null || preItem.preGroupId === group.preGroupId) return group
  const item: PreparedItem = { preId: preItem.preId, paymentId, isRegistered: true, isInProgress: false }
  return { preGroupId: preItem.preGroupId, items: [item], isWhole: false }
}

/** Remembers the group as it is now. */
export const saveGroup = ({ id, items }: PreGroup): void =>
  store.set(oauthPaymentAtom, {
    preGroupId: id,
    items: items
      .filter(item => !item.is_discarded)
      .map(({ pre_id, payment_id, is_registered, is_in_progress }) => ({
        preId: pre_id,
        paymentId: payment_id,
        isRegistered: is_registered,
        isInProgress: is_in_progress,
      })),
    isWhole: true,
  })

/**
 * The first item to be paid after the given payment, in the program's order and from the top again; null where none is.
 */
export function nextPreId({ items }: OAuthPaymentFlow, paymentId: string): number | null {
  const place = items.findIndex(item => item.paymentId === paymentId)
  return (
    [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))].find(
      ({ isRegistered, isInProgress }) => !isRegistered && !isInProgress,
    )?.preId ?? null
  )
}
