import type { Pdfium } from './pdfium.ts'

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Sharp on a screen. */
const shownDotsPerInch = 150
/** What recognition of Japanese text wants. */
const scannedDotsPerInch = 200
const maxPixels = 8_000_000

const pointsOf = (pdfium: Pdfium, page: number): PictureSize => ({
  width: pdfium._FPDF_GetPageWidth(page),
  height: pdfium._FPDF_GetPageHeight(page),
})

/** Of an open page, smaller where it would exceed eight million pixels. */
function sizeAt(pdfium: Pdfium, page: number, dotsPerInch: number): PictureSize {
  const { width, height } = pointsOf(pdfium, page)
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

export const shownSize = (pdfium: Pdfium, page: number): PictureSize => sizeAt(pdfium, page, shownDotsPerInch)

/**
 * What a page without text is drawn in for recognition: the pixels of the picture that fills it, where it is about as
 * fine as wanted. Drawn in a few less, all its strokes are blurred.
 */
export function scannedSize(pdfium: Pdfium, page: number): PictureSize {
  const points = pointsOf(pdfium, page)
  const filling = picturesOn(pdfium, page)
    // As it lies on the page, or turned by a quarter.
    .flatMap(({ pixels, covered }) => [
      { pixels, covered },
      { pixels: turned(pixels), covered: turned(covered) },
    ])
    .find(({ pixels, covered }) => isWhole(covered, points) && isAsFine(pixels, points))
  if (!filling) return sizeAt(pdfium, page, scannedDotsPerInch)
  const { pixels, covered } = filling
  return {
    width: fit(points.width, pixels.width, covered.width),
    height: fit(points.height, pixels.height, covered.height),
  }
}

/** Of a side of the page, so that the picture takes its own pixels; one more, and it would be stretched. */
const fit = (points: number, pixels: number, covered: number): number => Math.floor((points / covered) * pixels + 0.001)

const turned = ({ width, height }: PictureSize): PictureSize => ({ width: height, height: width })

const isWhole = (covered: PictureSize, page: PictureSize): boolean =>
  isNear(covered.width, page.width) && isNear(covered.height, page.height)

/** Its dots are square, and not much more or less than are wanted. */
function isAsFine({ width, height }: PictureSize, page: PictureSize): boolean {
  const [across, along] = [(width / page.width) * 72, (height / page.height) * 72]
  return isNear(across, along) && Math.abs(across / scannedDotsPerInch - 1) < 0.2 && width * height <= maxPixels
}

/** Within half a percent: a scanner rounds sheets to points, and dots to whole ones. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.005 * other

const imageObject = 3
/** Of a scan the picture comes first or soon; a drawing has thousands of objects. */
const mostObjects = 20

interface PlacedPicture {
  readonly pixels: PictureSize
  /** In points of the page as it is before it is turned. */
  readonly covered: PictureSize
}

function picturesOn(pdfium: Pdfium, page: number): PlacedPicture[] {
  const { malloc, free } = pdfium.wasmExports
  const memory = malloc(24)
  const pictureOf = (object: number): PlacedPicture[] => {
    if (
      pdfium._FPDFPageObj_GetType(object) !== imageObject ||
      !pdfium._FPDFImageObj_GetImagePixelSize(object, memory, memory + 4) ||
      !pdfium._FPDFPageObj_GetBounds(object, memory + 8, memory + 12, memory + 16, memory + 20)
    )
      return []
    const view = new DataView(pdfium.HEAPU8.buffer, memory, 24)
    const bound = (index: number) => view.getFloat32(8 + 4 * index, true)
    return [
      {
        pixels: { width: view.getUint32(0, true), height: view.getUint32(4, true) },
        covered: { width: bound(2) - bound(0), height: bound(3) - bound(1) },
      },
    ]
  }
  try {
    const count = Math.min(pdfium._FPDFPage_CountObjects(page), mostObjects)
    return Array.from({ length: count }, (_, index) => pdfium._FPDFPage_GetObject(page, index)).flatMap(pictureOf)
  } finally {
    free(memory)
  }
}
