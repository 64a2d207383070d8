export { accountsHandlers } from './handlers.ts'
export { accountsMessages, unconvertibleMessage } from './messages.ts'
