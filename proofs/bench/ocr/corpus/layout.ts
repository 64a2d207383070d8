import { typefaces } from './typefaces.ts'
import type { Facts, Wishes } from './facts.ts'

/** The paper of one firm: what its invoices are about and how they look. */
export interface Layout {
  readonly wishes: Wishes
  /** How many more invoices of the firm stand behind the first one. */
  readonly following?: number
  readonly render: (facts: Facts, following: readonly Facts[]) => Sheets
}

export interface Sheets {
  readonly css: string
  /** The markup of each sheet of A4. */
  readonly pages: readonly string[]
  readonly isLandscape?: boolean
  /** On which sheet each invoice begins, from 1, where there are several. */
  readonly invoicePages?: readonly number[]
}

/** Millimetres of a sheet as it lies. */
export const sizeOf = ({ isLandscape = false }: Pick<Sheets, 'isLandscape'>) =>
  isLandscape ? { width: 297, height: 210 } : { width: 210, height: 297 }

/** A document whose sheets print and photograph alike: each is an element of the size of the paper. */
export function documentOf(sheets: Sheets): string {
  const { width, height } = sizeOf(sheets)
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><style>
${typefaces}
@page { size: ${width}mm ${height}mm; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; color: #111; font: 10pt/1.5 'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', sans-serif; print-color-adjust: exact }
.page { position: relative; width: ${width}mm; height: ${height}mm; overflow: hidden; break-after: page; background: #fff }
.page:last-child { break-after: auto }
table { border-collapse: collapse } p, h1, h2, dl, dd { margin: 0 } .number { text-align: right }
${sheets.css}</style></head><body>${sheets.pages.map(page => `<section class="page">${page}</section>`).join('')}</body></html>`
}
