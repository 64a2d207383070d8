import type { ButtonHTMLAttributes, Ref } from 'react'
import { styled } from '../system/styled.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { touchArea } from '../system/touch-area.ts'

const Shape = styled('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: 'md',
    color: 'fg.muted',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'gray.100', color: 'fg' },
    _active: { bg: 'gray.200' },
    _focusVisible: { borderRadius: 'md' },
    _disabled: { color: 'gray.400', cursor: 'not-allowed' },
  },
  variants: { size: { sm: { ...touchArea, boxSize: '8' }, md: { boxSize: 'target', fontSize: 'lg' } } },
  defaultVariants: { size: 'md' },
})

/** A button's own attributes, but named by its label and shown as an icon alone. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'title'
> {
  ref?: Ref<HTMLButtonElement>
  icon: IconName
  /** What it does; there is no text to say it. */
  label: string
  size?: 'sm' | 'md'
  /** False where a tooltip shows the word. */
  hasTitle?: boolean
}

/** A square button with an icon only, whose word the browser shows: for the first screens, which have no `Tooltip`. */
export function BareIconButton({ icon, label, type = 'button', hasTitle = true, ...rest }: IconButtonProps) {
  return (
    <Shape {...rest} type={type} aria-label={label} title={hasTitle ? label : undefined}>
      <Icon name={icon} />
    </Shape>
  )
}
