import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { readApplication } from '../../checkout/store.ts'
import { beginWith, startTab } from '../../testing/checkout.ts'
import { checkedForm, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { answerFiles, fileIdOf, queuedFile } from '../../testing/upload-queue.ts'
import { serveUploads } from '../../testing/upload-server.ts'
import {
  addToQueue,
  clearQueue,
  followingDraftId,
  nextDraftId,
  putOff,
  readQueue,
  removeDraftFromQueue,
} from './queue-state.ts'

const server = serveUploads()
const invoiceFile = { file_id: fileIdOf(1), file_name: '01.pdf' }

beforeEach(() => {
  startTab()
  clearQueue()
  const network = answerFiles(server)
  network.answer('GET /api/v1/invoices/credit_cards', { credit_cards: [savedCard], limit: 10 })
  network.answer('GET /api/v1/suppliers/7/accounts', { accounts: [] })
  addToQueue([
    { ...queuedFile, key: 'a', file_id: fileIdOf(1), draft_id: 101 },
    { ...queuedFile, key: 'b', file_id: fileIdOf(2), draft_id: 102 },
  ])
})

test.each(['/payments/add/invoiceinfo', '/payments/add/confirm'])(
  'an invoice of no queue is not put off at %s',
  async address => {
    beginWith({ draftId: 109, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
    await renderAt(address)
    await screen.findByRole('button', { name: /確認へ進む|円を支払う$/ })
    expect(screen.queryByRole('link', { name: 'あとで支払う' })).toBeNull()
  },
)

test.each(['/payments/add/invoiceinfo', '/payments/add/confirm'])(
  'an invoice of the queue is put off at %s: the next one opens, and it stays to be paid',
  async address => {
    beginWith({ draftId: 101, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
    await renderAt(address)
    const later = await screen.findByRole('link', { name: 'あとで支払う' })
    await waitFor(() => expect(later).toBeVisible())
    await userEvent.click(later)
    await waitFor(() => expect(readApplication().draftId).toBe(102))
    expect(readQueue().map(({ status }) => status)).toEqual(['ready', 'ready'])
  },
)

// The last one led to the first again, for ever.
test('after the others, the last invoice that is put off leads to the drafts, to be paid there', async () => {
  putOff(101)
  beginWith({ draftId: 102, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
  const shown = jest.fn()
  const stop = bus.on('snackbar', shown)
  const { address } = await renderAt('/payments/add/confirm')
  await userEvent.click(await screen.findByRole('link', { name: 'あとで支払う' }))
  await waitFor(() => expect(address()).toBe('/payments/draft'))
  expect(shown).toHaveBeenCalledWith({
    color: 'success',
    text: '支払っていない請求書は、下書きに残っています。',
    link: { to: '/payments/several?drafts=101,102', label: 'まとめて支払う' },
  })
  expect(readQueue().map(({ status }) => status)).toEqual(['ready', 'ready'])
  stop()
})

const later = async () => userEvent.click(await screen.findByRole('link', { name: 'あとで支払う' }))
const pay = { name: /^625,416円を支払/ }

// It came back to what the user had just put off, and asked to pay it.
describe('what was put off', () => {
  beforeEach(() => addToQueue([{ ...queuedFile, key: 'c', file_id: fileIdOf(3), draft_id: 103 }]))

  test('is not what comes after a payment, and is offered once nothing else is left', async () => {
    beginWith({ draftId: 101, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
    const { leave } = await renderAt('/payments/add/confirm')
    await later()
    await waitFor(() => expect(readApplication().draftId).toBe(102))
    leave()
    beginWith({ draftId: 103, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
    expect(followingDraftId(readQueue(), 103)).toBe(102)
    removeDraftFromQueue(102)
    await renderAt('/payments/add/confirm')
    expect(await screen.findByRole('button', pay)).toHaveAccessibleName('625,416円を支払う')
    expect([followingDraftId(readQueue(), 103), nextDraftId(readQueue(), 103)]).toEqual([null, 101])
  })

  test('leaves the turn to one before it that was not', async () => {
    beginWith({ draftId: 103, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
    await renderAt('/payments/add/confirm')
    await later()
    await waitFor(() => expect(readApplication().draftId).toBe(101))
  })

  test('has its turn again in the next round', async () => {
    putOff(101)
    putOff(102)
    beginWith({ draftId: 103, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
    const stop = bus.on('snackbar', () => {})
    const { address } = await renderAt('/payments/add/confirm')
    await later()
    await waitFor(() => expect(address()).toBe('/payments/draft'))
    expect(followingDraftId(readQueue(), 101)).toBe(102)
    stop()
  })
})
