export type { CorporationRegistry, IssuerRegistry } from './registers.ts'
export type { Services } from './services.ts'
