import { useEffect, useState } from 'react'
import type { PageBox, Rotation } from './shown-page.ts'
import { largestZoom, smallestZoom, zoomAbove, zoomBelow } from './zoom.ts'

const turned: Readonly<Record<Rotation, Rotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 }

/** Which page of a file is shown, how large and which way up; each page keeps its own way up while the file is open. */
export function useSheetView(pageCount: number, highlight: PageBox | null) {
  const [page, setPage] = useState(1)
  const [zoomPercent, setZoomPercent] = useState<number>(smallestZoom)
  const [rotations, setRotations] = useState<Readonly<Record<number, Rotation>>>({})
  const highlightedPage = highlight?.page
  useEffect(() => {
    if (highlightedPage) setPage(highlightedPage)
  }, [highlightedPage, highlight])

  const pageNumber = Math.min(page, Math.max(pageCount, 1))
  const rotation = rotations[pageNumber] ?? 0
  return {
    pageNumber,
    zoomPercent,
    rotation,
    isFirst: pageNumber === 1,
    isLast: pageNumber >= pageCount,
    isSmallest: zoomPercent <= smallestZoom,
    isLargest: zoomPercent >= largestZoom,
    showPrevious: () => setPage(Math.max(1, pageNumber - 1)),
    showNext: () => setPage(Math.min(pageCount, pageNumber + 1)),
    zoomIn: () => setZoomPercent(zoomAbove(zoomPercent)),
    zoomOut: () => setZoomPercent(zoomBelow(zoomPercent)),
    fitWidth: () => setZoomPercent(smallestZoom),
    zoomTo: setZoomPercent,
    rotate: () => setRotations({ ...rotations, [pageNumber]: turned[rotation] }),
  }
}
/** Page (from 1), zoom (percent) and rotation (degrees) of an open file, with the functions that change them. */
export type SheetView = ReturnType<typeof useSheetView>
