import type { Pdfium } from './pdfium.ts'

/** A character of the text layer; its box in fractions of the page from the top left. */
export interface PageCharacter {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Size of the font as shown, in fractions of the page's height; the box may be higher. */
  readonly em: number
  /** A rule of a table stands before it, as far as that is visible. */
  readonly isCellStart?: boolean
}

export interface PageText {
  /** From 1. */
  readonly page: number
  /** Width ÷ height, so that fractions can be compared across directions. */
  readonly aspect: number
  /** In the order of the document, which need not be that of reading. */
  readonly characters: readonly PageCharacter[]
}

// Fewer characters than this are a page number or a stamp.
const minCharacters = 30
/** Whether a page has no text to read: it is a picture, or its letters are drawn. */
export const isScan = ({ characters }: PageText): boolean => characters.length < minCharacters

// A page with more is a book or an attack, not an invoice.
const maxCharacters = 20_000
const deviceSize = 1_000_000
/** What PDFium gives for a hyphen at the end of a line, which may be the ー of half-width kana: ｾﾝﾀ-. */
const hyphenAtEnd = 2

/** Reads the text layer of an open page, without the spaces and line ends that PDFium makes up. */
export function readPageText(pdfium: Pdfium, page: number, pageNumber: number): PageText {
  const textPage = pdfium._FPDFText_LoadPage(page)
  const pageHeight = pdfium._FPDF_GetPageHeight(page)
  const scratch = pdfium.wasmExports.malloc(64)
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(textPage), maxCharacters)
    const characters: PageCharacter[] = []
    for (let index = 0; index < count; index++) {
      if (pdfium._FPDFText_IsGenerated(textPage, index) === 1) continue
      const code = pdfium._FPDFText_GetUnicode(textPage, index)
      const text = code === hyphenAtEnd ? '-' : String.fromCodePoint(code)
      if (/[\p{Cc}\uFFFE\uFFFF]/u.test(text)) continue
      const box = characterBox(pdfium, page, textPage, index, scratch)
      if (box)
        characters.push({ text, ...box, em: fontSize(pdfium, textPage, index, scratch) / pageHeight || box.height })
    }
    return { page: pageNumber, aspect: pdfium._FPDF_GetPageWidth(page) / pageHeight, characters }
  } finally {
    pdfium.wasmExports.free(scratch)
    pdfium._FPDFText_ClosePage(textPage)
  }
}

/** Box on the page as it is shown: PDFium turns rotation and crop box into device coordinates. */
function characterBox(
  pdfium: Pdfium,
  page: number,
  textPage: number,
  index: number,
  scratch: number,
): Omit<PageCharacter, 'text' | 'em'> | null {
  if (!pdfium._FPDFText_GetLooseCharBox(textPage, index, scratch)) return null
  // FS_RECTF: left, top, right, bottom as 32-bit floats.
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, scratch, 4)
  const corner = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, deviceSize, deviceSize, 0, x, y, scratch + 32, scratch + 36)
    const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, scratch + 32, 2)
    return { x: deviceX / deviceSize, y: deviceY / deviceSize }
  }
  const a = corner(left, top)
  const b = corner(right, bottom)
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

/** Font size in points after all scaling: boxes follow the font's own ascent, which may be half as much again. */
function fontSize(pdfium: Pdfium, textPage: number, index: number, scratch: number): number {
  if (!pdfium._FPDFText_GetMatrix(textPage, index, scratch)) return 0
  // FS_MATRIX: a, b, c, d, e, f as 32-bit floats; c and d turn the font's height.
  const [, , c = 0, d = 0] = new Float32Array(pdfium.HEAPU8.buffer, scratch, 6)
  return pdfium._FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d)
}
