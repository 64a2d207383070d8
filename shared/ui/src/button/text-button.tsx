import type { ButtonHTMLAttributes, Ref } from 'react'
import { styled } from '../system/styled.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { touchArea } from '../system/touch-area.ts'

const Shape = styled('button', {
  base: {
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    color: 'fg.accent',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    _hover: { color: 'accent.800', textDecorationThickness: '2px' },
    _disabled: { color: 'gray.500', textDecoration: 'none', cursor: 'not-allowed' },
  },
  variants: { size: { md: { fontSize: 'md' }, sm: { fontSize: 'sm' }, xs: { fontSize: 'xs' } } },
  defaultVariants: { size: 'md' },
})

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
  /** md, sm or xs (docs/product.md#look). */
  size?: 'md' | 'sm' | 'xs'
  icon?: IconName
}

/** A quiet action inside text or a row (docs/product.md#look). */
export function TextButton({ icon, children, type = 'button', ...rest }: TextButtonProps) {
  return (
    <Shape {...rest} type={type}>
      {icon && <Icon name={icon} />}
      {children}
    </Shape>
  )
}
