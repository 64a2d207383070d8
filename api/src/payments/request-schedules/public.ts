export { requestSchedulesHandlers } from './handlers.ts'
export { requestSchedulesMessages } from './messages.ts'
export { prepareScheduledRequests } from './prepare.ts'
