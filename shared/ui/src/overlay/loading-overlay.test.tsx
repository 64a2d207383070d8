import { fireEvent, screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

test('cannot be left while it is loading', () => {
  show(<LoadingOverlay isLoading />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '処理しています' })
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
})

test('is gone when the work is done', () => {
  const { rerender } = show(<LoadingOverlay isLoading />)
  rerender(<LoadingOverlay isLoading={false} />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
