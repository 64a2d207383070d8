import type { InputHTMLAttributes, ReactNode } from 'react'
import { styled } from '../../system/styled.ts'

const Row = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    minHeight: '6',
    lineHeight: 'snug',
    cursor: 'pointer',
    width: 'fit-content',
    maxWidth: 'full',
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    '@media (pointer: coarse)': { paddingBlock: '2.5' },
    '& input': { flexShrink: 0, boxSize: '5', marginTop: '0.5', accentColor: '{colors.accent.600}' },
  },
  variants: {
    isCard: {
      true: {
        width: 'full',
        paddingInline: '4',
        paddingBlock: '3',
        '@media (pointer: coarse)': { paddingBlock: '3' },
        bg: 'bg.surface',
        borderWidth: '1px',
        borderColor: 'line.strong',
        borderRadius: 'md',
        '&:hover:not(:has(:disabled))': { borderColor: 'gray.700' },
        '&:has(:checked)': {
          borderColor: 'accent.600',
          bg: 'accent.25',
          boxShadow: 'inset 0 0 0 1px {colors.accent.600}',
        },
        '&:has([aria-invalid=true])': { borderColor: 'danger.solid' },
      },
    },
  },
})
const Description = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

/** A tick or dot with its text as one target; what `Checkbox` and `RadioGroup` are made of. */
export function Choice({
  label,
  description,
  isCard,
  ...input
}: {
  label: ReactNode
  description?: ReactNode
  isCard?: boolean
} & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Row isCard={isCard}>
      <input {...input} />
      <span>
        {label}
        {description && <Description>{description}</Description>}
      </span>
    </Row>
  )
}
