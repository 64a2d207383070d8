export { createFairLimit, TooManyWaiting } from './limit.ts'
