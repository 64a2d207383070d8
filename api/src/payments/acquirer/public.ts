export { readStatement } from './read-statement.ts'
export { listStatements } from './statement-store.ts'
