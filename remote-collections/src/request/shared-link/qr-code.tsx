import { styled } from '@invoice-card/ui'
import { useMemo } from 'react'
import { encode } from 'uqr'

// Dark on light whatever the colours around it are: that is what cameras look for.
const Picture = styled('svg', {
  base: { width: '12rem', height: '12rem', bg: 'white', color: 'black', borderWidth: '1px', borderColor: 'line' },
})

/** Modules of light around the code (ISO/IEC 18004: four). */
const border = 4

/** A text as a QR code, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border })
    const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { size, path }
  }, [text])
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Picture>
  )
}
