export { appendAudit, auditChainOf, findBrokenAudit, lockHead } from './store.ts'
