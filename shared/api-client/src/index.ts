export { createClient, type Client } from './client.ts'
export { ApiError, ContractError, isRefusal, RefusalError, SessionEndedError, UnreachableError } from './errors.ts'
export { setSessionEndedListener } from './session-ended.ts'
export type { CallOptions } from './transport.ts'
