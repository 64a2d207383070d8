import { Spinner } from '../feedback/spinner.tsx'
import { styled } from '../system/styled.ts'

const Backdrop = styled('div', {
  base: {
    position: 'fixed', inset: 0, zIndex: 'overlay', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: '4',
    bg: 'rgb(28 26 23 / 0.62)', color: 'white', animation: 'fadeIn 160ms',
  },
})

/** Covers the screen with a spinner on a dark backdrop while something must not be disturbed (SPEC §2). */
export function LoadingOverlay({ isLoading, label = '処理しています' }: { isLoading: boolean, label?: string }) {
  if (!isLoading) return null
  return (
    <Backdrop role="status">
      <Spinner size="3rem" />
      <p>{label}</p>
    </Backdrop>
  )
}
