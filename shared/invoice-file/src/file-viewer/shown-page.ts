import type { InvoiceFile } from '@invoice-card/contracts'

/** The fields of an invoice file that the viewer shows. */
export type ShownFile = Pick<InvoiceFile, 'file_id' | 'file_name' | 'pages' | 'ocr' | 'part_of'>

/** A box on a page, in fractions of the page from its top left. */
export interface PageBox {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Clockwise, for looking only: the file stays as it is. */
export type Rotation = 0 | 90 | 180 | 270
