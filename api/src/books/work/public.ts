export type { Books } from './books.ts'
export { changeBooks } from './change-books.ts'
export { buyerTypeOf, readCounter, readCounters } from './counter-store.ts'
export { listEvents } from './event-store.ts'
