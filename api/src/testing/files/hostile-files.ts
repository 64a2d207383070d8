import { deflateSync, crc32 } from 'node:zlib'
import { aobaInvoice } from './upload.ts'

export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A repeatable stream of numbers from 0 up to 1 (mulberry32). */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const pdf = (...objects: readonly string[]): Buffer =>
  latin(
    `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`,
  )
const onePage = (page: string, ...more: readonly string[]): Buffer =>
  pdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} >>`,
    ...more,
  )
const stream = (data: Buffer, filters: string): string =>
  `<< /Length ${data.length} /Filter ${filters} >>\nstream\n${data.toString('latin1')}\nendstream`

// A page with a text of its own is not recognised as a picture, which takes seconds and is not what these are about.
const written = '/Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
const text = (): string =>
  stream(
    deflateSync(latin('BT /F 12 Tf 40 400 Td (Nothing to pay, and nothing that could be recognised) Tj ET')),
    '/FlateDecode',
  )
const box = '/MediaBox [0 0 595 842]'

/** A small file whose one page takes minutes to draw: path operators, deflated twice. @param megabytes of operators */
export const pathBomb = (megabytes = 60): Buffer => {
  const operators = Buffer.alloc(megabytes * 1_000_000, '0 0 m 9 9 l 5 5 3 3 re S ')
  return onePage(
    '/MediaBox [0 0 595 842] /Contents 4 0 R',
    stream(deflateSync(deflateSync(operators)), '[/FlateDecode /FlateDecode]'),
  )
}

/**
 * A file of a few kilobytes whose tables of objects are unfolded as soon as it is opened.
 * @param tables one after another, each of 50 MB
 */
export const tableBomb = (tables = 1): Buffer => {
  const rows = deflateSync(deflateSync(Buffer.alloc(50_000_000)))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let [file, at] = ['%PDF-1.7\n', 0]
  const add = (object: string, index: number) => {
    at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  objects.forEach(add)
  for (let table = 0; table < tables; table++) {
    const before = table > 0 ? `/Prev ${at}` : ''
    const dictionary = `<< /Type /XRef /Size 12500000 /W [1 2 1] /Root 1 0 R ${before} `
    add(`${dictionary}${stream(rows, '[/FlateDecode /FlateDecode]').slice(2)}`, objects.length + table)
  }
  return latin(`${file}startxref\n${at}\n%%EOF`)
}

const bombs = (): HostileFile[] => {
  const page = '/MediaBox [0 0 595 842] /Contents 4 0 R'
  const inner = deflateSync(Buffer.alloc(8_000_000, 'q '))
  return [
    { name: 'boxes of any size', bytes: onePage(`/MediaBox [0 0 99999999 99999999] ${written}`, text()) },
    { name: 'a box without area', bytes: onePage(`/MediaBox [0 0 0 0] ${written}`, text()) },
    { name: 'a box turned inside out', bytes: onePage(`/MediaBox [595 842 -595 -842] ${written}`, text()) },
    { name: 'a box of no numbers', bytes: onePage(`/MediaBox [(a) /b null 1e999] ${written}`, text()) },
    { name: 'a user unit of a million', bytes: onePage(`${box} /UserUnit 1000000 ${written}`, text()) },
    {
      name: 'pages that are their own parent',
      bytes: pdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'),
    },
    {
      name: 'a count of two thousand million pages',
      bytes: pdf(
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
        `<< /Type /Page /Parent 2 0 R ${written} >>`,
        text(),
      ),
    },
    {
      name: 'a negative count',
      bytes: pdf(
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count -5 >>',
        `<< /Type /Page /Parent 2 0 R ${written} >>`,
        text(),
      ),
    },
    { name: 'a content that unfolds a thousandfold', bytes: onePage(page, stream(inner, '/FlateDecode')) },
    {
      name: 'a content that unfolds twice',
      bytes: onePage(page, stream(deflateSync(inner), '[/FlateDecode /FlateDecode]')),
    },
    {
      name: 'a picture of 30000 by 30000 points',
      bytes: onePage(
        '/MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>',
        stream(deflateSync(latin('q 595 0 0 842 0 0 cm /I Do Q')), '/FlateDecode'),
        `<< /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 ${stream(deflateSync(Buffer.alloc(4_000_000)), '/FlateDecode').slice(2)}`,
      ),
    },
    {
      name: 'a form that draws itself',
      bytes: onePage(
        '/MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>',
        stream(deflateSync(latin('/F Do')), '/FlateDecode'),
        `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /F 5 0 R >> >> ${stream(deflateSync(latin('/F Do /F Do')), '/FlateDecode').slice(2)}`,
      ),
    },
    {
      name: 'a script that runs when it is opened',
      bytes: pdf(
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(true){}) >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R ${box} ${written} >>`,
        text(),
      ),
    },
    {
      name: 'a program that starts when it is opened',
      bytes: pdf(
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R ${box} ${written} >>`,
        text(),
      ),
    },
    { name: 'arrays in arrays', bytes: onePage(`/MediaBox ${'['.repeat(100_000)}`) },
    {
      name: 'a cross reference that points at itself',
      bytes: latin(
        '%PDF-1.7\nxref\n0 1\n0000000000 65535 f\ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF',
      ),
    },
    { name: 'a kilobyte of nothing before the header', bytes: Buffer.concat([Buffer.alloc(1_019), aobaInvoice()]) },
  ]
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([latin(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG (ISO/IEC 15948). */
export const png = (
  width: number,
  height: number,
  data = deflateSync(Buffer.alloc(Math.min(height, 4_000) * ((width % 4_000) + 1))),
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width >>> 0, 0)
  header.writeUInt32BE(height >>> 0, 4)
  header.set([8, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The frame of a JPEG (ITU-T T.81) that says its size and holds no picture. */
const jpeg = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex').subarray(0, 13)
  frame.writeUInt16BE(height & 0xffff, 5)
  frame.writeUInt16BE(width & 0xffff, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00d2cf20ffd9', 'hex'),
  ])
}

const foreign = (): HostileFile[] =>
  Object.entries({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    html: '<!doctype html><script>alert(1)</script>',
    xml: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    gif: 'GIF89a\x01\0\x01\0',
    zip: 'PK\x03\x04',
    rar: 'Rar!\x1a\x07',
    elf: '\x7fELF\x02\x01',
    exe: 'MZ\x90\0',
    tiff: 'II*\0',
    heic: '\0\0\0\x18ftypheic',
    webp: 'RIFF\x10\0\0\0WEBP',
    eps: '%!PS-Adobe-3.0 EPSF-3.0',
    shell: '#!/bin/sh\nrm -rf /',
    php: '<?php system($_GET[0]);',
    'utf-16 pdf': '\xff\xfe%\0P\0D\0F\0-\0',
    'html before a pdf': '<b>x</b>%PDF-1.7',
    'json before a pdf': '{"a":1}%PDF-1.7',
    'one byte': '%',
    'half a magic': '%PD',
    'png magic alone': '\x89PNG\r\n\x1a\n',
    'jpeg magic alone': '\xff\xd8\xff',
    spaces: ' '.repeat(5_000),
    'nothing but zeros': '\0'.repeat(5_000),
  }).map(([name, text]) => ({ name, bytes: latin(text) }))

const sizes = [0, 1, 2, 3_000, 7_071, 7_072, 20_000, 65_535, 65_536, 2_147_483_647, 2_147_483_648, 4_294_967_295]
/** Sizes that stand for all others: squares, lines, and the two sides of the limit. */
const isTelling = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width === height || height === 1 || (width === 7_071 && height === 7_072)
const pictures = (isWanted: typeof isTelling = () => true): HostileFile[] =>
  sizes
    .flatMap(width => sizes.map(height => ({ width, height })))
    .filter(isWanted)
    .flatMap(({ width, height }) => [
      { name: `png ${width} × ${height}`, bytes: png(width, height, Buffer.alloc(30)) },
      ...(width < 65_536 && height < 65_536 ? [{ name: `jpeg ${width} × ${height}`, bytes: jpeg(width, height) }] : []),
    ])

/** The same file with a few bytes changed, a part cut out or a part said twice. */
const damaged = (name: string, original: Buffer, count: number, seed: number): HostileFile[] => {
  const next = random(seed)
  const at = () => Math.floor(next() * original.length)
  return Array.from({ length: count }, (_, index) => {
    const bytes = Buffer.from(original)
    const kind = index % 3
    if (kind === 0) for (let flips = 1 + next() * 30; flips > 0; flips--) bytes[at()] = Math.floor(next() * 256)
    const [from, to] = [at(), at()].toSorted((a, b) => a - b) as [number, number]
    const result =
      kind === 1
        ? Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
        : kind === 2
          ? Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
          : bytes
    return { name: `${name} damaged ${index}`, bytes: result }
  })
}

const extended = (): HostileFile[] => [
  { name: 'html after a png', bytes: Buffer.concat([png(8, 8), latin('<script>alert(1)</script>')]) },
  { name: 'a zip after a jpeg', bytes: Buffer.concat([jpeg(8, 8), latin('PK\x03\x04PK\x05\x06')]) },
  { name: 'html after a pdf', bytes: Buffer.concat([aobaInvoice(), latin('<script>alert(1)</script>')]) },
]

/**
 * Files that nobody should have uploaded: bombs, lies about sizes, foreign types, two types at once, damage. The same
 * ones each time.
 */
export const hostileFiles = (): readonly HostileFile[] => [
  ...bombs(),
  ...foreign(),
  ...pictures(),
  ...damaged('pdf', aobaInvoice(), 12, 1),
  ...damaged('png', png(64, 64), 30, 2),
  ...damaged('jpeg', jpeg(64, 64), 30, 3),
  ...extended(),
]

/** Of these, all bombs and types, and some of each lie and each damage. */
export const tellingHostileFiles = (): readonly HostileFile[] => [
  ...bombs(),
  ...foreign(),
  ...pictures(isTelling),
  ...damaged('pdf', aobaInvoice(), 6, 1),
  ...damaged('png', png(64, 64), 9, 2),
  ...damaged('jpeg', jpeg(64, 64), 9, 3),
  ...extended(),
]
