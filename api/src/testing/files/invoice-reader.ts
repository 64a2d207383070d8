import type { InvoiceFile, OcrConfidence, OcrFields } from '@invoice-card/contracts'
import type { Services } from '../../platform/services/services.ts'
import { createTestApp, type TestApp } from '../app/app.ts'
import { createCompany } from '../app/company.ts'
import { uploadFile } from './upload.ts'

/** An invoice as its reader left it; fields by their names. */
interface ReadInvoice extends InvoiceFile {
  readonly values: Partial<Record<keyof OcrFields, string | number | null>>
  readonly sure: readonly string[]
  readonly unsure: readonly string[]
}

export interface InvoiceReader {
  readonly app: TestApp
  readonly user: Awaited<ReturnType<TestApp['signIn']>>
  /** Uploads a file as the browser does and waits for the job that reads it. */
  readonly read: (bytes: Uint8Array) => Promise<ReadInvoice>
}

/** The api with a user of 株式会社サンプル商事 who uploads invoices. Close its app. */
export async function startInvoiceReader(services: Partial<Services> = {}): Promise<InvoiceReader> {
  const app = await createTestApp({ services })
  const user = await app.signIn(await createCompany(app.db, { name: '株式会社サンプル商事' }))
  return {
    app,
    user,
    read: async bytes => {
      const { file_id: id } = await uploadFile(app, user, { bytes })
      await app.runJobs()
      const file = await user.client.invoiceFiles.getInvoiceFile({ params: { id } })
      const fields = Object.entries(file.ocr.fields ?? {})
      const named = (wanted: OcrConfidence) =>
        fields.filter(([, { confidence }]) => confidence === wanted).map(([name]) => name)
      return {
        ...file,
        values: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
        sure: named('agreed'),
        unsure: named('check'),
      }
    },
  }
}
