import { collectionTabs, type CollectionTab, type RequestSellerStatusValue } from '@invoice-card/domain'

const tabs = Object.keys(collectionTabs) as CollectionTab[]

/** The list in which a request stands. */
export const tabOf = (status: RequestSellerStatusValue): CollectionTab =>
  tabs.find(tab => collectionTabs[tab].includes(status)) ?? 'history'
