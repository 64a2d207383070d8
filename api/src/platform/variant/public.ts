export { mountVariant } from './route.ts'
export { readCompanyCookie, readVariant } from './visitor.ts'
