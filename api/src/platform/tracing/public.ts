export { readPageOrigin } from './page-origin.ts'
export { currentTraceparent, inSpan, inTrace, traceFields } from './trace.ts'
export { writeTraceparent } from './traceparent.ts'
