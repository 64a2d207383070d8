import type { ReactNode } from 'react'
import { styled } from '../system/styled.ts'

const Shape = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2.5',
    minHeight: '6',
    borderRadius: 'sm',
    borderWidth: '1px',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'gray.100', borderColor: 'line', color: 'fg.muted' },
      info: { bg: 'accent.50', borderColor: 'accent.200', color: 'accent.700' },
      success: { bg: 'success.bg', borderColor: 'success.line', color: 'success.text' },
      attention: { bg: 'attention.bg', borderColor: 'attention.line', color: 'attention.text' },
      danger: { bg: 'danger.bg', borderColor: 'danger.line', color: 'danger.text' },
    },
  },
})
const Dot = styled('span', {
  base: {
    boxSize: '1.5',
    borderRadius: 'full',
    bg: 'currentColor',
    flexShrink: 0,
    _highContrast: { bg: 'CanvasText' },
  },
})

/** What a badge means. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'attention' | 'danger'

/** A short label. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Shape tone={tone}>{children}</Shape>
}

/** A state of something, with a dot; the words carry it, the colour only helps. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <Shape tone={tone}>
      <Dot aria-hidden />
      {children}
    </Shape>
  )
}
