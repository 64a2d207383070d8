export { compareBooks } from './books.ts'
export { type Difference, keyOf } from './difference.ts'
export { acknowledgeFinding, countFindings, listAcknowledged, listOpenFindings } from './findings-store.ts'
export { reconcileBooks } from './reconcile.ts'
