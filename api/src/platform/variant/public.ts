export { mountVariant } from './route.ts'
export { companyCookieOf, readVariant } from './visitor.ts'
