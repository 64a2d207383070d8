const contentTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const
/** MIME type of an invoice file that is accepted (docs/product.md#formats). */
export type InvoiceContentType = (typeof contentTypes)[keyof typeof contentTypes]

/**
 * Content type of an invoice file by its extension, whatever its case; empty for any other (docs/product.md#formats).
 * @example contentTypeOf('請求書.PDF') // 'application/pdf'
 */
export const contentTypeOf = (fileName: string): InvoiceContentType | '' => {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(contentTypes, extension) ? contentTypes[extension as keyof typeof contentTypes] : ''
}
