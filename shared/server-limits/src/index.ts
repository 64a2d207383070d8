export { clientNetwork } from './client-network.ts'
export { createLimitedServer } from './limited-server.ts'
export type { ServerLimits } from './limits.ts'
