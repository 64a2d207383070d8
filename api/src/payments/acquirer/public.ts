export { listUndecided } from './chargeback-store.ts'
export { type ChargebackRefusal, ChargebackRefused, endChargeback } from './chargebacks.ts'
export { readStatement } from './read-statement.ts'
export { listStatements } from './statement-store.ts'
