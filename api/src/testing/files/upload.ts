import type { InvoiceFile } from '@invoice-card/contracts'
import { readFileSync } from 'node:fs'
import type { Client } from '../app/app.ts'
import type { Answering } from '../app/client.ts'

type Uploader = { readonly client: Pick<Client, 'invoiceFiles'> }
/** The app, or a process elsewhere. */
type Taker = { readonly app: Answering }
interface Upload extends Partial<Pick<InvoiceFile, 'document_size_code' | 'invoice_file_type'>> {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly type?: InvoiceFile['content_type']
}

/** An invoice with a text layer: 株式会社青葉デザイン製作所 to 株式会社サンプル商事. */
export const aobaInvoice = (): Buffer =>
  readFileSync(new URL('../../reading/ocr/fixtures/aoba-design.pdf', import.meta.url))
/** An invoice with a text layer: 有限会社山陰水産 to 東都電機株式会社. */
export const saninInvoice = (): Buffer =>
  readFileSync(new URL('../../reading/ocr/fixtures/sanin-suisan.pdf', import.meta.url))

/** Announces a file and puts its bytes, without completing the upload. */
export async function putFile(
  { app }: Taker,
  { client }: Uploader,
  { bytes, name = 'invoice.pdf', type = 'application/pdf', ...codes }: Upload,
): Promise<string> {
  const { file_id, upload_url } = await client.invoiceFiles.createUploadUrl({
    body: {
      file_name: name,
      content_type: type,
      size_bytes: Math.max(1, Math.min(bytes.length, 10_485_760)),
      ...codes,
    },
  })
  const response = await app.request(upload_url, { method: 'PUT', body: new Uint8Array(bytes) })
  if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
  return file_id
}

/** Uploads a file and completes it, as the browser does. */
export async function uploadFile(app: Taker, uploader: Uploader, upload: Upload): Promise<InvoiceFile> {
  const file_id = await putFile(app, uploader, upload)
  return uploader.client.invoiceFiles.completeUpload({ body: { file_id } })
}
