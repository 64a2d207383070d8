import { PDFiumModule } from '@hyzyla/pdfium'

/**
 * The functions of the PDFium C API that are used here, as the WASM build exports them (fpdfview.h, fpdf_text.h,
 * fpdf_edit.h).
 */
export interface Pdfium {
  readonly HEAPU8: Uint8Array
  readonly HEAPF64: Float64Array
  readonly HEAP32: Int32Array
  readonly wasmExports: {
    malloc(size: number): number
    free(pointer: number): void
    readonly __indirect_function_table: WebAssembly.Table
  }
  _FPDF_InitLibraryWithConfig(config: object): void
  _FPDF_LoadMemDocument(pointer: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_SetSandBoxPolicy(policy: number, isEnabled: number): void
  _FPDF_CreateNewDocument(): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_ImportPagesByIndex(target: number, source: number, indices: number, count: number, at: number): boolean
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): boolean
  _FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidth(page: number): number
  _FPDF_GetPageHeight(page: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): boolean
  _FPDFPath_CountSegments(path: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): boolean
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    x: number,
    y: number,
    outX: number,
    outY: number,
  ): boolean
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(textPage: number): void
  _FPDFText_CountChars(textPage: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_IsGenerated(textPage: number, index: number): number
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): boolean
  _FPDFText_GetFontSize(textPage: number, index: number): number
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): boolean
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void
  _FPDFBitmap_GetBuffer(bitmap: number): number
  _FPDFBitmap_GetStride(bitmap: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    flags: number,
  ): void
}

const maxHeapBytes = 512 * 1024 * 1024

/** Starts PDFium with a heap that a hostile document cannot grow beyond 512 MiB. */
export async function startPdfium(): Promise<Pdfium> {
  // The package types only what its own classes call.
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium & { wasmExports: { memory: WebAssembly.Memory } }
  const { memory } = pdfium.wasmExports
  const grow = memory.grow.bind(memory)
  memory.grow = pages => {
    if (memory.buffer.byteLength + pages * 65_536 > maxHeapBytes)
      throw new RangeError('PDFium wants more memory than a document may use')
    return grow(pages)
  }
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}
