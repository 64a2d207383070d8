/** For Node only: how every process reads and judges its environment variables (decision 0161). */
export {
  databaseRoles,
  type DatabaseRole,
  forEachRole,
  passwordVariable,
  type ProcessRole,
  processRoles,
  roleName,
  urlOfRole,
} from './database-roles.ts'
export { databaseUrl } from './database-url.ts'
export { choice, optionalText, port, text, wholeNumber } from './plain.ts'
export { optionalOrigin, origin, serviceUrl, serviceUrls } from './origin.ts'
export type { Environment, Variables } from './environment.ts'
export { readSettings, SettingsError, settingsOrExit } from './read-settings.ts'
export { rotatedSecret, secret, type SecretKeys } from './secret.ts'
export { smtpUrl } from './smtp-url.ts'
