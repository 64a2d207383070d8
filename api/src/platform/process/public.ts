export { giveWay } from './give-way.ts'
export { exportTraces } from './export-traces.ts'
export { stopOnSignal } from './lifecycle.ts'
