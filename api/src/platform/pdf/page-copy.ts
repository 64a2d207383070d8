import { PdfError } from './problem.ts'
import type { Pdfium } from './pdfium.ts'

/** Pages that follow each other, from 1, both ends included. */
export interface PageRange {
  readonly first_page: number
  readonly last_page: number
}

// FPDF_POLICY_MACHINETIME_ACCESS and FPDF_NO_INCREMENTAL of fpdfview.h and fpdf_save.h.
const machineTimePolicy = 0
const wholeDocument = 2
const indexBytes = 4
// FPDF_FILEWRITE: a version and the function that is given the bytes.
const writer = { bytes: 8, version: 1 }
// The table of functions cannot grow. Its first position is that of the null pointer, where nothing is called.
const writePosition = 0

/**
 * Pages of an open document as one of their own, with their fonts, pictures, sizes and turns. Nothing that changes with
 * time gets into it: the same pages of the same document are the same bytes.
 * @throws PdfError
 */
export function copyPages(pdfium: Pdfium, document: number, { first_page, last_page }: PageRange): Buffer {
  const { malloc, free } = pdfium.wasmExports
  const count = last_page - first_page + 1
  const indices = malloc(count * indexBytes)
  for (let at = 0; at < count; at++) pdfium.HEAP32[indices / indexBytes + at] = first_page - 1 + at
  pdfium._FPDF_SetSandBoxPolicy(machineTimePolicy, 0)
  const copy = pdfium._FPDF_CreateNewDocument()
  try {
    const isCopied = pdfium._FPDF_ImportPagesByIndex(copy, document, indices, count, 0)
    if (!isCopied || pdfium._FPDF_GetPageCount(copy) !== count)
      throw new PdfError('file_broken', `pages ${first_page} to ${last_page} cannot be copied`)
    return save(pdfium, copy)
  } finally {
    pdfium._FPDF_CloseDocument(copy)
    free(indices)
  }
}

function save(pdfium: Pdfium, document: number): Buffer {
  const { malloc, free, __indirect_function_table: functions } = pdfium.wasmExports
  const chunks: Uint8Array[] = []
  functions.set(
    writePosition,
    toWasmFunction((_writer, data, size) => {
      chunks.push(pdfium.HEAPU8.slice(data, data + size))
      return 1
    }),
  )
  const pointer = malloc(writer.bytes)
  pdfium.HEAP32.set([writer.version, writePosition], pointer / indexBytes)
  try {
    if (!pdfium._FPDF_SaveAsCopy(document, pointer, wholeDocument))
      throw new PdfError('file_broken', 'its pages cannot be saved')
    return Buffer.concat(chunks)
  } finally {
    functions.set(writePosition, null)
    free(pointer)
  }
}

type Write = (writer: number, data: number, size: number) => 0 | 1

// A table takes functions of WebAssembly only. This module imports one of type (i32, i32, i32) → i32 as `e.f` and
// exports it as `f`; the build of PDFium does not export what Emscripten has for that.
const passThrough = new WebAssembly.Module(
  Buffer.from(
    ['0061736d01000000', '010801', '60037f7f7f017f', '02070101650166', '0000', '0705010166', '0000'].join(''),
    'hex',
  ),
)
const toWasmFunction = (write: Write) => new WebAssembly.Instance(passThrough, { e: { f: write } }).exports['f']
