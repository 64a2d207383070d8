const codes: Readonly<Record<string, number>> = { A3: 1, A4: 2, B4: 3 }

/** Code of a paper size (SPEC §5): A3 1, A4 2, B4 3, any other 0. */
export const documentSizeCode = (size: string): number => codes[size.toUpperCase()] ?? 0

/** How an invoice file came to be (SPEC §5, 電子帳簿保存法). */
export const invoiceFileType = { scanImage: 1, electronicTransaction: 2 } as const
