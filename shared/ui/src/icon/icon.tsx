import { styled } from '../system/styled.ts'
import { shapeOf, type IconName } from './known-shapes.ts'

export type { IconName }

/** Colours of an icon (docs/product.md#look). */
export type IconColor = keyof typeof colors

const colors = {
  inherit: { color: 'inherit' },
  primary: { color: 'accent.600' },
  secondary: { color: 'fg.muted' },
  dark: { color: 'fg' },
  white: { color: 'white' },
  gray: { color: 'gray.400' },
  success: { color: 'success.solid' },
  attention: { color: 'attention.solid' },
}

const Drawing = styled('svg', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: '-0.22em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.8',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: { color: colors },
  defaultVariants: { color: 'inherit' },
})

interface IconProps {
  name: IconName
  /** Any CSS length; 1.2em unless given. */
  size?: string
  color?: IconColor
  /** What the icon says when no text beside it says it; without it the icon is decoration. */
  label?: string
  className?: string
}

/**
 * A line icon, e.g. `<Icon name="receipt_long_blue" size="1.5em" />`. Names that end in `_blue` are drawn in the accent
 * colour.
 */
export function Icon({ name, size = '1.2em', color, label, className }: IconProps) {
  const tint: IconColor = color ?? (name.endsWith('_blue') ? 'primary' : 'inherit')
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      color={tint}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={shapeOf(name)} />
    </Drawing>
  )
}
