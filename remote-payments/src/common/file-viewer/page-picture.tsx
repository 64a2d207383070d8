import type { InvoiceFile } from '@invoice-card/contracts'
import { styled } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'

/** A box on a page, in fractions of the page from its top left. */
export interface Place {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const Sheet = styled('div', { base: { position: 'relative', marginInline: 'auto', bg: 'bg.surface' } })
const Mark = styled('div', {
  base: {
    position: 'absolute', borderWidth: '2px', borderColor: 'accent.600', borderRadius: 'sm', pointerEvents: 'none',
    bg: 'color-mix(in srgb, {colors.accent.200} 35%, transparent)', transition: 'all 160ms', scrollMargin: '6rem',
  },
})

const percent = (fraction: number) => `${fraction * 100}%`
// A little air around the letters.
const marginFraction = 0.006

/** One page at a zoom, with a frame around the place that a field was read from. */
export function PagePicture({ page, alt, zoomPercent, highlight }: {
  page: InvoiceFile['pages'][number]
  alt: string
  zoomPercent: number
  highlight: Place | null
}) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls the sheet's own box only: the page must stay where the field is.
    const box = mark.current?.closest('[role=region]')
    const target = mark.current
    if (!box || !target || box.scrollHeight <= box.clientHeight) return
    box.scrollTo?.({ top: target.offsetTop - box.clientHeight / 2, left: target.offsetLeft - box.clientWidth / 3, behavior: 'smooth' })
  }, [highlight, zoomPercent])

  return (
    <Sheet style={{ width: `${zoomPercent}%` }}>
      <img src={page.image_url} alt={alt} width={page.width} height={page.height} style={{ display: 'block', width: '100%', height: 'auto' }} />
      {highlight && (
        <Mark
          ref={mark}
          style={{
            left: percent(highlight.x - marginFraction), top: percent(highlight.y - marginFraction),
            width: percent(highlight.width + 2 * marginFraction), height: percent(highlight.height + 2 * marginFraction),
          }}
        />
      )}
    </Sheet>
  )
}
