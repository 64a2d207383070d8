export { systemHandlers } from './handlers.ts'
export { mountHealth } from './health.ts'
export { mountMetrics } from './metrics.ts'
