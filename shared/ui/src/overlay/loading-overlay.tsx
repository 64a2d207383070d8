import { useEffect, useRef, type SyntheticEvent } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { styled } from '../system/styled.ts'

const Backdrop = styled('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    bg: 'rgb(28 26 23 / 0.6)',
    color: 'white',
    animation: 'fadeIn 160ms',
    '&[open]': { display: 'grid', placeItems: 'center' },
  },
})
const Panel = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingInline: '8',
    paddingBlock: '6',
    borderRadius: 'xl',
    bg: 'gray.800',
    fontWeight: 'medium',
  },
})

// Chromium closes a dialog at the second Escape whatever `cancel` says.
const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
  if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
}

/**
 * A spinner on a dark backdrop (docs/product.md#messages-and-dialogs); it cannot be left by Escape, and nothing behind
 * it can be reached.
 */
function Overlay({ label }: { label: string }) {
  const backdrop = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = backdrop.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <Backdrop ref={backdrop} aria-label={label} onCancel={event => event.preventDefault()} onClose={reopen}>
      <Panel role="status">
        <Spinner size="3rem" />
        <p>{label}</p>
      </Panel>
    </Backdrop>
  )
}

/** Covers the screen while something must not be disturbed. */
export function LoadingOverlay({ isLoading, label = '処理しています' }: { isLoading: boolean; label?: string }) {
  return isLoading ? <Overlay label={label} /> : null
}
