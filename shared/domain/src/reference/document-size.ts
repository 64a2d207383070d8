const codes: Readonly<Record<string, 1 | 2 | 3>> = { A3: 1, A4: 2, B4: 3 }

/** Code of a paper size (docs/product.md#formats): A3 1, A4 2, B4 3, any other 0. */
export const documentSizeCode = (size: string): 0 | 1 | 2 | 3 => codes[size.toUpperCase()] ?? 0

/** How an invoice file came to be (docs/product.md#formats, 電子帳簿保存法). */
export const invoiceFileType = { scanImage: 1, electronicTransaction: 2 } as const

/**
 * How a file came to be as far as its content type shows: a picture is paper that was scanned, a PDF was sent as one. A
 * PDF each of whose pages is a picture is known by its reading.
 */
export const invoiceFileTypeOf = (contentType: string): (typeof invoiceFileType)[keyof typeof invoiceFileType] =>
  contentType === 'application/pdf' ? invoiceFileType.electronicTransaction : invoiceFileType.scanImage
