import { useEffect, useState } from 'react'
import { styled } from '@invoice-card/ui/base'
import { useNavigation } from 'react-router-dom'
import { layoutMessages as messages } from '../layout/messages.ts'

/** Milliseconds until a navigation counts as slow; quicker ones would only flash. */
const slowMs = 250

const Track = styled('div', {
  base: {
    position: 'fixed',
    top: 0,
    insetInline: 0,
    height: '3px',
    zIndex: 'snackbar',
    bg: 'accent.100',
    overflow: 'hidden',
  },
})
const Runner = styled('div', {
  base: { height: 'full', width: '30%', bg: 'accent.600', animation: 'slide 1.4s ease-in-out infinite' },
})

/** A thin bar at the top while a screen takes its time to come. */
export function NavigationBar() {
  const isNavigating = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isNavigating])
  // It stands in no landmark, which only a live region may.
  return isSlow ? (
    <div aria-live="polite">
      <Track role="progressbar" aria-label={messages.loading}>
        <Runner />
      </Track>
    </div>
  ) : null
}
