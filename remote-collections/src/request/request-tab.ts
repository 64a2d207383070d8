import type { RequestSeller } from '@invoice-card/contracts'
import { collectionTabs, type CollectionTab } from '@invoice-card/domain'

/** The list in which a request stands now. */
export const tabOfRequest = ({ status }: Pick<RequestSeller, 'status'>): CollectionTab =>
  (['request', 'decided'] as const).find(tab => collectionTabs[tab].includes(status)) ?? 'history'

/** Nobody can pay it any more, and nobody has: expired or cancelled. */
export const isEnded = ({ status }: Pick<RequestSeller, 'status'>): boolean => status === 6 || status === 7
