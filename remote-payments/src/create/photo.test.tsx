import { screen, userEvent } from '@invoice-card/config/testing'
import { clearQueue } from '../draft/queue/queue-state.ts'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { renderAt } from '../testing/render-at.tsx'
import { answerFiles } from '../testing/upload-queue.ts'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()

test('a photo as iPhones take it is refused by its name, with how to convert it', async () => {
  startTab()
  clearQueue()
  signIn()
  answerFiles(server)
  await renderAt('/payments/create')
  const input = await screen.findByLabelText(/請求書ファイル/, { selector: 'input' })
  // iOS gives a JPEG in place of a HEIC photo where the types that are accepted do not have it.
  expect(input).toHaveAttribute('accept', expect.stringMatching(/^image\/jpeg,image\/png,application\/pdf,/))
  // Dropped, or chosen among all files.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(input, new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' }))
  expect(await screen.findByText(/IMG_0001\.HEIC：iPhoneの写真（HEIC）は.*「互換性優先」.*JPEGかPNG/)).toBeVisible()
})
