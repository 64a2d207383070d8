import type { RemoteName } from '@invoice-card/remote'
import type { UserStats } from '@invoice-card/session'
import type { IconName } from '@invoice-card/ui'
import { paths } from '../routes/paths.ts'
import { collectionTarget, paymentTarget } from './menu-targets.ts'
import { layoutMessages as messages } from './messages.ts'

export interface MainMenuItem {
  readonly label: string
  readonly icon: IconName
  readonly to: string
  /** The remote that the target belongs to: fetched ahead when the pointer or the focus comes near. */
  readonly remote: RemoteName
  /** What waits for the user there, in the words of its dot; null where nothing does. */
  readonly attention: string | null
}

/** The main menu: payments, collections where the company has them, suppliers (SPEC §2 Header). */
export function mainMenuItems(stats: UserStats, hasCollections: boolean): MainMenuItem[] {
  const collections: MainMenuItem[] = hasCollections
    ? [{ label: messages.collections, icon: 'request_quote', to: collectionTarget(stats), remote: 'remote_collections', attention: stats.collectionsAccountAsked > 0 ? messages.collectionsAttention : null }]
    : []
  return [
    { label: messages.payments, icon: 'payments', to: paymentTarget(stats), remote: 'remote_payments', attention: stats.paymentsActionRequired > 0 ? messages.paymentsAttention : null },
    ...collections,
    { label: messages.suppliers, icon: 'storefront', to: paths.suppliers.getHref(), remote: 'remote_suppliers', attention: null },
  ]
}
