export { buyersHandlers } from './handlers.ts'
export { buyersMessages } from './messages.ts'
export { findDepositAccount, insertDepositAccount, listDepositAccounts } from './store.ts'
