import type { Pdfium } from './pdfium.ts'

// FPDF_PAGEOBJ_… of fpdf_edit.h.
const pathObject = 2
const imageObject = 3
const formObject = 5

/** Of a page: a picture that was put on a sheet of another shape leaves some of it free. */
const leastShare = 0.5
/** A frame or a stamp has a few; letters that were turned into outlines have thousands. */
const mostCorners = 200
const deviceSize = 1_000_000

/**
 * Whether an open page is a picture, as scanners make it: pictures cover most of it, and hardly anything is drawn
 * beside them. What stands on a page of outlined letters is drawn.
 */
export function isPictured(pdfium: Pdfium, page: number): boolean {
  let [covered, corners] = [0, 0]
  const count = pdfium._FPDFPage_CountObjects(page)
  for (let index = 0; index < count && corners <= mostCorners; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index)
    const drawn = drawnIn(pdfium, object)
    corners += drawn.corners
    // Some scanners make strips.
    if (drawn.hasPicture) covered += shareOf(pdfium, page, object)
  }
  return covered > leastShare && corners <= mostCorners
}

interface Drawn {
  readonly corners: number
  readonly hasPicture: boolean
}

/** What an object draws; a form is a group of others. */
function drawnIn(pdfium: Pdfium, object: number): Drawn {
  const type = pdfium._FPDFPageObj_GetType(object)
  if (type !== formObject)
    return {
      corners: type === pathObject ? pdfium._FPDFPath_CountSegments(object) : 0,
      hasPicture: type === imageObject,
    }
  let [corners, hasPicture] = [0, false]
  const count = pdfium._FPDFFormObj_CountObjects(object)
  for (let index = 0; index < count && corners <= mostCorners; index++) {
    const inner = drawnIn(pdfium, pdfium._FPDFFormObj_GetObject(object, index))
    corners += inner.corners
    hasPicture ||= inner.hasPicture
  }
  return { corners, hasPicture }
}

/** How much of the page, as it is shown, an object's box takes. */
function shareOf(pdfium: Pdfium, page: number, object: number): number {
  const memory = pdfium.wasmExports.malloc(24)
  try {
    if (!pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) return 0
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.HEAPU8.buffer, memory, 4)
    const corner = (x: number, y: number): readonly [x: number, y: number] => {
      pdfium._FPDF_PageToDevice(page, 0, 0, deviceSize, deviceSize, 0, x, y, memory + 16, memory + 20)
      const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, memory + 16, 2)
      return [onPage(deviceX), onPage(deviceY)]
    }
    const [one, other] = [corner(left, top), corner(right, bottom)]
    return Math.abs(one[0] - other[0]) * Math.abs(one[1] - other[1])
  } finally {
    pdfium.wasmExports.free(memory)
  }
}

const onPage = (device: number): number => Math.min(1, Math.max(0, device / deviceSize))
