export { closuresHandlers } from './handlers.ts'
export { closuresMessages } from './messages.ts'
