export { appendAudit, appendAudits, auditChainOf, type AuditEntry, findBrokenAudit, lockHead } from './store.ts'
