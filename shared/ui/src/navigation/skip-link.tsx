import { styled } from '../system/styled.ts'

const Shape = styled('a', {
  base: {
    position: 'fixed',
    top: 'max({spacing.2}, env(safe-area-inset-top))',
    left: 'max({spacing.2}, env(safe-area-inset-left))',
    zIndex: 'skip',
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'accent.700',
    color: 'white',
    borderRadius: 'md',
    boxShadow: 'raised',
    fontWeight: 'bold',
    _print: { display: 'none' },
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', padding: 0 },
  },
})

/** First on the page: jumps over the header to the element with `targetId`. */
export function SkipLink({ targetId, children = '本文へ移動する' }: { targetId: string; children?: string }) {
  return (
    <Shape
      href={`#${targetId}`}
      onClick={event => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
    >
      {children}
    </Shape>
  )
}
