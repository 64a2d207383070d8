import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { api } from '@invoice-card/contracts'
import { addBusinessDays, japanDay } from '@invoice-card/domain'
import { createDiskStore, createS3Store } from '@invoice-card/file-store'
import { startFaultProxy, startS3 } from '@invoice-card/file-store/testing'
import { holidays } from '../../parties/banks/public.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { connect } from '../../platform/database/connection.ts'
import { createApp } from '../../server/app.ts'
import { startAppWithPayer } from '../companies/payer-app.ts'
import { createEmptyDatabase } from '../database/database.ts'
import { aobaInvoice, uploadFile } from '../files/upload.ts'
import { createTestClient } from './client.ts'
import { runOps, startOps } from '../outside/ops.ts'

/** For a whole test file: a product with a payer, places for its backups, and `pnpm ops` on them. */
export async function startRestorableApp() {
  // An operator who restores is asked about what is late by now.
  const startedAt = new Date()
  const s3 = await startS3()
  const wire = await startFaultProxy(s3.settings.endpoint ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'invoice-card-backup-'))
  const started = await startAppWithPayer({ startAt: startedAt.toISOString() })
  const { app, payer } = started
  after(async () => {
    wire.close()
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const place = join(folder, 'place')
  const bucket = { S3_BACKUP_BUCKET: s3.settings.bucket, ...s3Variables(s3.variables, wire.endpoint) }
  const own = { DATABASE_URL: app.urls.owner, DATA_DIR: app.config.dataDir, ...bucket }
  const transfer_date = addBusinessDays(japanDay(startedAt), 8, holidays)

  /** A payment of an invoice whose file is really there. */
  const payWithFile = async () => {
    const bytes = Buffer.concat([aobaInvoice(), Buffer.from(`\n% ${randomUUID()}\n`)])
    const { file_id } = await uploadFile(app, payer, { bytes })
    const invoice = { due_date: transfer_date, transfer_date }
    return { file_id, bytes, ...(await payer.pay({ invoice, file_ids: [file_id] })) }
  }

  const backUp = (to: string = place) => runOps(['backup', '--to', to, '--json'], own)
  /** As a process, which can be killed. */
  const startBackup = (to: string) => startOps(['backup', '--to', to, '--json'], own)
  /** The manifest of a backup that has to be made. */
  const backedUp = async (to?: string): Promise<BackedUp> => {
    const { code, stdout, stderr } = await backUp(to)
    if (code !== 0) throw new Error(`backup ended with ${code}: ${stdout}${stderr}`)
    return JSON.parse(stdout) as BackedUp
  }

  /** An empty database and folder, and `ops restore` into them. */
  const createTarget = async () => {
    const database = await createEmptyDatabase()
    const dataDir = mkdtempSync(join(tmpdir(), 'invoice-card-restored-'))
    mkdirSync(join(dataDir, 'keys'), { mode: 0o700 })
    cpSync(join(app.config.dataDir, 'keys'), join(dataDir, 'keys'), { recursive: true })
    after(async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const variables = { ...bucket, DATABASE_URL: database.url, DATA_DIR: dataDir }
    const ops = (...args: string[]) => runOps([...args, '--json'], variables)
    const restore = (name: string, from: string = place, others: Readonly<Record<string, string>> = {}) =>
      runOps(['restore', name, '--from', from, '--json'], { ...variables, ...others })
    /** The API over what was restored, asked by a user who signs in there. */
    const startProduct = async (userId: number) => {
      const variables = { ENVIRONMENT: 'local', DATA_DIR: dataDir, DATABASE_URL: database.urls.api }
      const config = readConfig({ ...variables, ...app.environment.variables }, 'api')
      const services = { ...app.services, config, db: connect(database.urls.api) }
      after(() => services.db.destroy())
      const tokens = await startSession(services.db, services, userId, 'test')
      const product = createApp(services)
      return {
        app: product,
        client: {
          invoices: createTestClient(product, api.invoices, () => tokens),
          invoiceFiles: createTestClient(product, api.invoiceFiles, () => tokens),
        },
      }
    }
    return { ...database, startProduct, dataDir, files: createDiskStore(join(dataDir, 'files')), ops, restore }
  }
  return {
    ...started,
    wire,
    s3,
    bucket: createS3Store(s3.settings),
    place,
    own,
    payWithFile,
    backUp,
    startBackup,
    backedUp,
    createTarget,
  }
}

interface BackedUp {
  readonly name: string
  readonly files: { readonly count: number; readonly copied: number }
}

const s3Variables = (variables: Readonly<Record<string, string>>, endpoint: string) => ({
  S3_BACKUP_ENDPOINT: endpoint,
  S3_BACKUP_ACCESS_KEY_ID: variables.S3_ACCESS_KEY_ID ?? '',
  S3_BACKUP_SECRET_ACCESS_KEY: variables.S3_SECRET_ACCESS_KEY ?? '',
})
