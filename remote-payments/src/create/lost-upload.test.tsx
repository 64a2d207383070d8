import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { refusal } from '@invoice-card/config/testing/network'
import { clearQueue } from '../draft/queue/queue-state.ts'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { renderAt } from '../testing/render-at.tsx'
import { answerFiles, chooseFiles, pdf } from '../testing/upload-queue.ts'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
const uploadUrl = 'POST /api/v1/invoices/files/upload/url'

// On a phone the button stood below the window, and the area above it said only that it had failed.
test('an upload that fails leads the focus to the button that sends the file again', async () => {
  startTab()
  clearQueue()
  signIn()
  const network = answerFiles(server)
  network.answer(uploadUrl, refusal(500, 'internal'))
  await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  const again = await screen.findByRole('button', { name: 'もう一度アップロードする' })
  expect(again).toHaveFocus()
  await userEvent.click(again)
  await waitFor(() => expect(network.requestsOf(uploadUrl)).toHaveLength(2))
})
