import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'

const Frame = styled('span', { base: { position: 'relative', display: 'inline-flex' } })
const Dot = styled('span', {
  base: {
    position: 'absolute',
    top: '-3px',
    insetInlineEnd: '-4px',
    boxSize: '2.5',
    borderRadius: 'full',
    bg: 'danger.solid',
    borderWidth: '2px',
    borderColor: 'bg.surface',
    // There it is a ring without a halo: over the last character of a word it would hide it.
    _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none', borderColor: 'Canvas', insetInlineEnd: '-2.5' },
  },
})

/** A dot over the corner of what it holds: something there is new or waits; `label` says so in words. */
export function DotBadge({ isShown, label, children }: { isShown: boolean; label: string; children: ReactNode }) {
  return (
    <Frame>
      {children}
      {isShown && (
        <>
          <Dot aria-hidden />
          <VisuallyHidden>（{label}）</VisuallyHidden>
        </>
      )}
    </Frame>
  )
}
