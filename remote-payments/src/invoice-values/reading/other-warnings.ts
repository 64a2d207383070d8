import type { InvoiceFile } from '@invoice-card/contracts'

/** What the reading warns of, but for several invoices: that is shown with what to do about it. */
export const otherWarningsOf = (file: InvoiceFile | undefined): readonly string[] =>
  file?.ocr.warnings.filter(warning => warning !== file.several?.warning) ?? []
