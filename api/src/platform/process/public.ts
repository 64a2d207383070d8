export { exportTraces } from './export-traces.ts'
export { stopOnSignal } from './lifecycle.ts'
export { createProcessGroup, type ProcessGroup } from './process-group.ts'
