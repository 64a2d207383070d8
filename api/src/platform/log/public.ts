export { cleanUp } from './clean-up.ts'
export { createLog, type Log } from './log.ts'
