export { postalCodesHandlers } from './handlers.ts'
