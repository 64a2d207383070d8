export { statsHandlers } from './handlers.ts'
