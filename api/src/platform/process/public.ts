export { exportTraces } from './export-traces.ts'
export { stopOnSignal } from './lifecycle.ts'
export { createFileProcesses, type FileProcesses } from './file-processes.ts'
