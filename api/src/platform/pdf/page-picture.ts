import { deflateSync, crc32 } from 'node:zlib'
import type { PictureSize } from './page-size.ts'
import type { Pdfium } from './pdfium.ts'

export interface PagePicture extends PictureSize {
  /** A PNG without alpha. */
  readonly png: Buffer
}

const opaqueWhite = 0xffffffff
const bgra = 4
// FPDF_ANNOT draws stamps and filled-in forms, FPDF_REVERSE_BYTE_ORDER gives RGBA.
const flags = 0x01 | 0x10

/**
 * Draws an open page.
 * @param isBrief the picture is read once and thrown away: it is not compressed
 */
export function drawPage(
  pdfium: Pdfium,
  page: number,
  { width, height }: PictureSize,
  { isBrief = false } = {},
): PagePicture {
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgra, 0, 0)
  if (!bitmap) throw new Error(`No memory for a picture of ${width} × ${height}`)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, opaqueWhite)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap)
    const stride = pdfium._FPDFBitmap_GetStride(bitmap)
    return {
      width,
      height,
      png: encodePng(pdfium.HEAPU8.subarray(start, start + stride * height), {
        width,
        height,
        stride,
        level: isBrief ? 0 : 6,
      }),
    }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
  }
}

/** RGBA rows as a PNG of 8-bit RGB (ISO/IEC 15948); a general encoder spends ten times as long on choosing filters. */
function encodePng(
  rgba: Uint8Array,
  { width, height, stride, level }: { width: number; height: number; stride: number; level: number },
): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  let to = 0
  for (let y = 0; y < height; y++) {
    rows[to++] = 0
    for (let from = y * stride, end = from + width * 4; from < end; from += 4) {
      rows[to++] = rgba[from] ?? 0
      rows[to++] = rgba[from + 1] ?? 0
      rows[to++] = rgba[from + 2] ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
