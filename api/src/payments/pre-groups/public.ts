export { checkItem, claimItem, lockItemOf, registerItem } from './claim.ts'
export { externalClientsHandlers, preGroupsHandlers } from './handlers.ts'
export { externalClientsMessages, preGroupsMessages, preItemRefusals } from './messages.ts'
export { registerGroup } from './register-group.ts'
