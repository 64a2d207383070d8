export { postLedgerLines } from './store.ts'
