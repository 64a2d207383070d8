export type { Books } from './books.ts'
export { changeBooks } from './change-books.ts'
export { buyerTypeOf, readCounter, readCounters } from './counter-store.ts'
export { findLastEventId, listEvents } from './event-store.ts'
