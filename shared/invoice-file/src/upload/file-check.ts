import { maxFileBytes } from '@invoice-card/contracts'
import { contentTypeOf, type InvoiceContentType } from '@invoice-card/domain'
import type { uploadRefusals } from './messages.ts'

/** Code of a refusal of a file, from the browser or the server; `uploadRefusals` has its text. */
export type FileRefusal = keyof typeof uploadRefusals

/** Checks a file by what the browser knows before it is sent; the server checks its content. */
export function checkFile({
  name,
  size,
}: Pick<File, 'name' | 'size'>): { contentType: InvoiceContentType } | { refusal: FileRefusal } {
  const contentType = contentTypeOf(name)
  if (contentType === '') return { refusal: isHeic(name) ? 'file_photo_heic' : 'file_type_not_supported' }
  if (size === 0) return { refusal: 'file_empty' }
  return size > maxFileBytes ? { refusal: 'file_too_large' } : { contentType }
}

const isHeic = (name: string): boolean => /\.(heic|heif)$/i.test(name)
