import type { InvoiceFile } from '@invoice-card/contracts'
import { styled } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'
import type { PageBox, Rotation } from './shown-page.ts'

// A page with its name fits on a sheet of paper.
const Sheet = styled('div', {
  base: { position: 'relative', marginInline: 'auto', overflow: 'hidden', _print: { width: '80% !important' } },
})
const Paper = styled('div', { base: { position: 'absolute', top: '50%', left: '50%', bg: 'bg.surface' } })
const Mark = styled('div', {
  base: {
    position: 'absolute',
    borderWidth: '2px',
    borderColor: 'accent.600',
    borderRadius: 'sm',
    pointerEvents: 'none',
    bg: 'color-mix(in srgb, {colors.accent.200} 35%, transparent)',
    transition: 'all 160ms',
    scrollMargin: '6rem',
  },
})

const percent = (fraction: number) => `${fraction * 100}%`
// A little air around the letters.
const marginFraction = 0.006

/** One page at a zoom and turned, with a frame around the place that a field was read from. */
export function PagePicture({
  page,
  alt,
  zoomPercent,
  rotation,
  highlight,
  onBroken,
}: {
  page: InvoiceFile['pages'][number]
  alt: string
  zoomPercent: number
  rotation: Rotation
  highlight: PageBox | null
  /** Its picture could not be had. */
  onBroken: () => void
}) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls the sheet's own box only: the page must stay where the field is.
    const box = mark.current?.closest('[role=region]')
    const target = mark.current
    if (!box || !target || box.scrollHeight <= box.clientHeight) return
    // As they stand on the screen: offsets know nothing of a turned sheet.
    const [boxPlace, targetPlace] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
    const top = box.scrollTop + targetPlace.top - boxPlace.top - box.clientHeight / 2
    const left = box.scrollLeft + targetPlace.left - boxPlace.left - box.clientWidth / 3
    box.scrollTo?.({ top, left, behavior: 'smooth' })
  }, [highlight, zoomPercent, rotation])

  const isOnItsSide = rotation === 90 || rotation === 270
  const { width, height } = page
  return (
    <Sheet
      style={{ width: `${zoomPercent}%`, aspectRatio: isOnItsSide ? `${height} / ${width}` : `${width} / ${height}` }}
    >
      <Paper
        style={{
          width: percent(isOnItsSide ? width / height : 1),
          transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
        }}
      >
        <img
          src={page.image_url}
          alt={alt}
          width={width}
          height={height}
          onError={onBroken}
          style={{ display: 'block', width: '100%', height: 'auto' }}
        />
        {highlight && (
          <Mark
            ref={mark}
            style={{
              left: percent(highlight.x - marginFraction),
              top: percent(highlight.y - marginFraction),
              width: percent(highlight.width + 2 * marginFraction),
              height: percent(highlight.height + 2 * marginFraction),
            }}
          />
        )}
      </Paper>
    </Sheet>
  )
}
