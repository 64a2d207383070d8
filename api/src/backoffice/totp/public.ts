export { makeTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'
