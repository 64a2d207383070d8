export { hashToken, randomToken } from './random-token.ts'
export { isSameText } from './same-text.ts'
export { sha256 } from './sha256.ts'
