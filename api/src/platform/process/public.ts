export { createPriority, type Priority } from './priority.ts'
export { exportTraces } from './export-traces.ts'
export { stopOnSignal } from './lifecycle.ts'
