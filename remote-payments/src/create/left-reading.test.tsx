import { act, screen, waitFor } from '@invoice-card/config/testing'
import { readApplication } from '../checkout/store.ts'
import { clearQueue } from '../draft/queue/queue-state.ts'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { acceptFile, answerFiles, chooseFiles, fileIdOf, pdf } from '../testing/upload-queue.ts'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
const readOne = `GET /api/v1/invoices/files/${fileIdOf(1)}`
const draft = 'PUT /api/v1/drafts/101'

beforeEach(() => {
  startTab()
  clearQueue()
  signIn()
})

/** Presses a link whose screen is late while a file is read, and waits for the end of the reading. */
async function leaveSlowly() {
  const network = answerFiles(server)
  const reading = { ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null } }
  network.answer('POST /api/v1/invoices/files/upload', acceptFile(reading))
  network.answer(readOne, { ...readFile, ...reading, file_id: fileIdOf(1) })
  const page = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  await screen.findByRole('progressbar')
  await waitFor(() => expect(readApplication().draftId).toBe(101))
  await page.goSlowly()
  network.answer(readOne, { ...readFile, file_id: fileIdOf(1) })
  const asked = network.requestsOf(readOne).length
  await waitFor(() => expect(network.requestsOf(readOne).length).toBeGreaterThan(asked), { timeout: 5000 })
  await act(() => new Promise(done => setTimeout(done)))
  return { network, page }
}

test('the end of a reading does not take a user back who waits for another screen', async () => {
  const { page } = await leaveSlowly()
  expect([page.address(), page.goingTo()]).toEqual(['/payments/create', '/slow'])
})

test('the form opens where the way to the other screen was interrupted', async () => {
  const { page } = await leaveSlowly()
  await page.go('/payments/create#main')
  await waitFor(() => expect(page.address()).toBe('/payments/add/invoiceinfo'))
})

test('the draft gets what was read while its user was leaving', async () => {
  const { network, page } = await leaveSlowly()
  await page.go('/suppliers')
  await waitFor(() => expect(network.requestsOf(draft)).toHaveLength(1))
  await expect(network.requestsOf(draft)[0]?.json()).resolves.toMatchObject({
    values: { amount: 607_200, read_file_id: fileIdOf(1) },
  })
})
