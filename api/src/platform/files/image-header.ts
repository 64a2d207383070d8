import { crc32 } from 'node:zlib'

/** What the header of a photo says; as shown, so a photo taken upright is higher than wide. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(pngSignature)
export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** Size of a complete PNG: every chunk with its checksum, to the end. Null for anything else. */
export function readPngSize(bytes: Buffer): ImageSize | null {
  let size: ImageSize | null = null
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null
    if (type === 'IHDR' && length === 13)
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (type === 'IEND') return size
    at = end + 4
  }
  return null
}

const startOfFrame = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Size of a complete JPEG by its frame header, turned as its EXIF says. Null for anything else. */
export function readJpegSize(bytes: Buffer): ImageSize | null {
  let isTurned = false
  let size: ImageSize | null = null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (marker === 0xe1) isTurned ||= isExifTurned(bytes.subarray(at + 4, at + 2 + length))
    if (startOfFrame.has(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // The picture itself follows; a photo that was cut off has no end marker behind it.
    if (marker === 0xda) break
    at += 2 + length
  }
  if (!size || bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) === -1) return null
  return isTurned ? { width: size.height, height: size.width } : size
}

/** Whether EXIF says that the picture lies on its side (orientation 5 to 8). */
const isExifTurned = (segment: Buffer): boolean => exifOrientation(segment) >= 5

/**
 * How a picture is to be turned and mirrored, 1 to 8 (Exif 2.32, 4.6.5); 1 where the segment is no EXIF or does not
 * say.
 */
export function exifOrientation(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 16) return 1
  const tiff = segment.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = u32(4)
  for (let entry = 0; entry < u16(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (u16(at) === 0x0112) return u16(at + 8)
  }
  return 1
}
