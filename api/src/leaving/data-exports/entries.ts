import { invoiceDisplayId } from '@invoice-card/domain'
import { Readable } from 'node:stream'
import type { Db } from '../../platform/database/public.ts'
import { fileKeys, fileStoreOf } from '../../platform/files/public.ts'
import { inBatches } from '../../platform/jobs/public.ts'
import { receiptFileName, renderReceipt } from '../../payments/receipts/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { safeFileName } from './entry-name.ts'
import { countFiles, listAttachedFiles, listLooseFiles, listReceipts, type LooseFile } from './sheets/file-store.ts'
import { invoicesOf } from './sheets/invoice-store.ts'
import { folders, readme } from './messages.ts'
import { csvOf, type ExportRequest } from './sheets/sheet.ts'
import { sheets } from './sheets/sheets.ts'
import type { ZipEntry } from '../../platform/zip/public.ts'

const batch = 200

/** How many files the ZIP of a company will have: sheets, stored files, receipts and the README. */
export const countEntries = async (db: Db, companyId: number): Promise<number> =>
  sheets.length + (await countFiles(db, companyId)) + 1

/** Everything that a company has, file by file. */
export async function* entriesOf(services: Services, asked: ExportRequest): AsyncGenerator<ZipEntry> {
  const { company_id: companyId } = asked
  const now = services.now()
  /** Files whose bytes are not there: named in the README instead of ending the whole. */
  const missing: string[] = []
  yield* sheetEntries(services.db, asked, now)
  yield* attachedEntries(services, companyId, missing)
  yield* looseEntries(services, companyId, missing)
  yield* receiptEntries(services.db, companyId)
  yield {
    name: 'README.txt',
    modifiedAt: now,
    open: async () =>
      Readable.from([
        Buffer.from(
          readme(
            now,
            sheets.map(({ name }) => name),
            missing,
          ),
        ),
      ]),
  }
}

/** All sheets as of one moment: what moves on meanwhile stands in none of them twice. */
async function* sheetEntries(pool: Db, asked: ExportRequest, now: Date): AsyncGenerator<ZipEntry> {
  const snapshot = await pool
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    for (const sheet of sheets)
      yield { name: `${sheet.name}.csv`, modifiedAt: now, open: async () => csvOf(sheet, snapshot, asked) }
  } finally {
    await snapshot.rollback().execute()
  }
}

async function* attachedEntries(services: Services, companyId: number, missing: string[]): AsyncGenerator<ZipEntry> {
  for (const side of ['buyer_company_id', 'seller_company_id'] as const) {
    for await (const invoices of invoicesOf(services.db, companyId, side)) {
      const files = await listAttachedFiles(
        services.db,
        companyId,
        invoices.map(({ id }) => id),
      )
      for (const file of files) {
        yield* storedEntry(
          services,
          file,
          `${folders.files}/${invoiceDisplayId(file.invoice_id)}/${file.position + 1}_${nameOf(file)}`,
          missing,
        )
      }
    }
  }
}

async function* looseEntries(services: Services, companyId: number, missing: string[]): AsyncGenerator<ZipEntry> {
  for await (const file of inBatches<LooseFile>(last => listLooseFiles(services.db, companyId, last, batch))) {
    yield* storedEntry(services, file, `${folders.looseFiles}/${nameOf(file)}`, missing)
  }
}

async function* storedEntry(
  { config }: Services,
  { id, accepted_at }: LooseFile,
  name: string,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  const files = fileStoreOf(config)
  if ((await files.sizeOf(fileKeys.original(id))) === null) {
    missing.push(name)
    return
  }
  yield {
    name,
    modifiedAt: accepted_at,
    isDense: true,
    open: async () => {
      const opened = await files.open(fileKeys.original(id))
      if (!opened) throw new Error(`File ${id} is gone`)
      return opened.stream
    },
  }
}

async function* receiptEntries(db: Db, companyId: number): AsyncGenerator<ZipEntry> {
  for await (const receipt of inBatches<Awaited<ReturnType<typeof listReceipts>>[number]>(last =>
    listReceipts(db, companyId, last?.number ?? 0, batch),
  )) {
    yield {
      name: `${folders.receipts}/${receiptFileName(receipt)}`,
      modifiedAt: receipt.created_at,
      isDense: true,
      open: async () => Readable.from([await renderReceipt(receipt)]),
    }
  }
}

/** Two files of one payment may be called the same. */
const nameOf = ({ id, file_name }: LooseFile): string => `${id.slice(0, 8)}_${safeFileName(file_name)}`
