export { anchorText, readAnchor } from './anchor.ts'
export {
  findLastAnchor,
  insertAnchor,
  listGrownHeads,
  listMissingHeads,
  lockAnchors,
  setAnchored,
} from './anchor-store.ts'
export { type Examiner, examinerActor } from './examiner.ts'
export { appendAudit, auditChainOf, type AuditEntry, findBrokenAudit, lockChains } from './store.ts'
