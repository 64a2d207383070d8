import { exifOrientation, isJpeg, isPng } from './image-header.ts'

/**
 * The same picture without what else a photo contains: position, camera, time, comments, previews, films behind its
 * end. Lossless, and shown alike: colour profile and orientation stay. A picture library would decode and compress it
 * again.
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  if (isJpeg(bytes)) return jpegWithoutMetadata(bytes)
  return isPng(bytes) ? pngWithoutMetadata(bytes) : bytes
}

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const

/** Segments of ITU-T T.81, annex B, up to the end of the first picture. */
function jpegWithoutMetadata(bytes: Buffer): Buffer {
  const segments: Buffer[] = []
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const type = bytes[at + 1] ?? 0
    if (type === 0xff) {
      at += 1
      continue
    }
    if (type === marker.endOfImage) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const content = bytes.subarray(at + 4, end)
    if (type === marker.app1 && orientation === 1) orientation = exifOrientation(content)
    const next = type === marker.startOfScan ? endOfScan(bytes, end) : end
    if (isShown(type, content)) segments.push(bytes.subarray(at, next))
    at = next
  }
  const [first, ...others] = segments
  // JFIF wants its own segment to come first.
  const head =
    first?.[1] === marker.app0 ? [first, ...turned(orientation), ...others] : [...turned(orientation), ...segments]
  return Buffer.concat([bytes.subarray(0, 2), ...head, Buffer.from([0xff, marker.endOfImage])])
}

/** Whether a viewer needs the segment to show the picture; all else may reveal something. */
const isShown = (type: number, content: Buffer): boolean => {
  if (type === marker.app0) return content.toString('latin1', 0, 5) === 'JFIF\0'
  if (type === marker.app2) return content.toString('latin1', 0, 12) === 'ICC_PROFILE\0'
  if (type === marker.app14) return content.toString('latin1', 0, 5) === 'Adobe'
  return type !== marker.comment && (type < marker.app1 || type > marker.app15)
}

/** Where the coded picture ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const type = bytes[at + 1] ?? 0
    if (type !== 0 && type !== 0xff && (type < 0xd0 || type > 0xd7)) return at
  }
  return bytes.length
}

/** An EXIF segment that says nothing but the orientation; none where there is nothing to say. */
function turned(orientation: number): Buffer[] {
  if (orientation < 2 || orientation > 8) return []
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, marker.app1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return [Buffer.concat([head, content])]
}

// What a picture needs to be shown (W3C PNG, third edition, 5.6); all else may reveal something.
const shownChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
])

function pngWithoutMetadata(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (shownChunks.has(type)) chunks.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(chunks)
}
