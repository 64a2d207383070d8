export { isReservedName, isSuspiciousName, personNameErrors } from './suspicious-name.ts'
