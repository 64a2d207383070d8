import '../testing/page.ts'
import { act, render, screen, userEvent } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { UiProvider } from '@invoice-card/ui'
import { MessageViewer } from './message-viewer.tsx'

afterEach(() => {
  jest.useRealTimers()
})

// The time of the first message ran out between the arrival of the second and its drawing, and cleared the second.
test('a message that comes as the one before is cleared is shown', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  render(
    <UiProvider>
      <MessageViewer />
    </UiProvider>,
  )
  act(() => bus.emit('snackbar', { color: 'success', text: '保存しました。' }))
  await screen.findByText('保存しました。')
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '閉じる' }))
  act(() => {
    bus.emit('snackbar', { color: 'success', text: 'コピーしました。' })
    jest.advanceTimersByTime(400)
  })
  expect(await screen.findByText('コピーしました。')).toBeVisible()
})
