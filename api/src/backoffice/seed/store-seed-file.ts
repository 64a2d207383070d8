import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { maxFileBytes } from '@invoice-card/contracts'
import { acceptFile, fileKeys, fileStoreOf, insertFile } from '../../platform/files/public.ts'
import { outbox } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { SeedCompanies } from './step.ts'

/**
 * Stores a paper as an accepted upload; its pages are read by the job, like any other's.
 * @param clientId the program that uploaded it in the user's name
 */
export async function storeSeedFile(
  { config, db, now }: Services,
  { companyId, userId }: SeedCompanies['demo'],
  file_name: string,
  pdf: Buffer,
  clientId?: string,
): Promise<string> {
  const id = randomUUID()
  const { size, sha256 } = await fileStoreOf(config).put(fileKeys.original(id), Readable.from([pdf]), maxFileBytes)
  await insertFile(
    db,
    {
      id,
      company_id: companyId,
      created_by: userId,
      file_name,
      content_type: 'application/pdf',
      size_bytes: size,
      ...(clientId === undefined ? {} : { client_id: clientId }),
    },
    now(),
  )
  await acceptFile(
    db,
    id,
    { content_type: 'application/pdf', size_bytes: size, sha256, page_count: 1, accepted_at: now() },
    null,
  )
  await outbox(db, 'readInvoiceFile', { file_id: id })
  return id
}
