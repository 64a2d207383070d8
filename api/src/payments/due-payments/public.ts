export { duePaymentsHandlers } from './handlers.ts'
