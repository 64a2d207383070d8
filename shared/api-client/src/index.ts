export { createClient } from './client.ts'
export { ApiError, ContractError, isRefusal, RefusalError, SessionEndedError, UnreachableError } from './errors.ts'
export { setSessionEndedListener } from './session-ended.ts'
export { currentTraceId, failedTraceId, setCallOrigin } from './trace.ts'
