import { styled } from '../system/styled.ts'

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '0.15em',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    _highContrast: { borderInlineEndColor: 'Canvas' },
    animation: 'spin 0.8s linear infinite',
    verticalAlign: '-0.2em',
  },
})

/** A turning ring; with `label` it is announced, without it whatever it stands in must say that it is busy. */
export function Spinner({ size = '1.5em', label }: { size?: string; label?: string }) {
  return (
    <Ring
      style={{ width: size, height: size }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
