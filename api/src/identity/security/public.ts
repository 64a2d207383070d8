export { securityHandlers } from './handlers.ts'
export { securityMessages } from './messages.ts'
