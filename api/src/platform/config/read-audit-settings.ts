import { fileStoreEntries, fileStoreSettings } from '@invoice-card/file-store'
import { databaseUrl, readSettings, rotatedSecret, SettingsError, type Variables } from '@invoice-card/settings'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Config } from './config.ts'
import { settlementDays } from './settings.ts'

const program = 'The audit'

interface AuditSettings extends Pick<Config, 'dataDir' | 'fileStore' | 'auditSecrets' | 'settlementDays'> {
  readonly url: string
}

/**
 * What the audit after a restore needs: database, files and the key of the anchors.
 * @throws SettingsError also where a local data directory has no such key: a new one would make every anchor a forgery
 */
export function readAuditSettings(variables: Variables = process.env): AuditSettings {
  const settings = readSettings(program, variables, (environment, set) => ({
    DATABASE_URL: databaseUrl(environment, { hint: 'postgres://…?sslmode=verify-full', tls: set.DATABASE_TLS }),
    DATA_DIR: v.optional(v.string(), '.data'),
    AUDIT_SECRET: v.optional(rotatedSecret(environment, { hint: 'the one with which the product ran' })),
    SETTLEMENT_DAYS: settlementDays(),
    ...fileStoreEntries(environment, set),
  }))
  const dataDir = resolve(settings.DATA_DIR)
  const file = join(dataDir, 'keys/audit.secret')
  const auditSecrets = settings.AUDIT_SECRET ?? (existsSync(file) ? [readFileSync(file, 'utf8')] : null)
  if (auditSecrets === null)
    throw new SettingsError(program, settings, [
      ['AUDIT_SECRET', `is missing, and so is ${file}. Set that with which the product ran, or bring the file back`],
    ])
  return {
    url: settings.DATABASE_URL,
    dataDir,
    fileStore: fileStoreSettings(settings),
    auditSecrets,
    settlementDays: settings.SETTLEMENT_DAYS,
  }
}
