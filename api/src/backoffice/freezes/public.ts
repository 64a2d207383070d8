export { endSessions } from './end-sessions.ts'
export { freeze, type FreezeChange, unfreeze } from './freeze.ts'
