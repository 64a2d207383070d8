import { act, screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { closed, detailed, readRequest } from '../testing/request.ts'

const cancel = 'PUT /api/v1/invoices/18/request_seller/cancel'
const cancellation = { reason: 'withdrawn', settlement: null, comment: '' } as const
const waitingMail = { ...detailed().mails[0]!, kind: 'dates_changed', state: 'waiting' } as const
const open = () => detailed({ mails: [{ ...waitingMail, at: new Date().toISOString() }] })
/** What was answered is read and shown some turns of the event loop later. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setTimeout(resolve))
  })

afterEach(() => jest.useRealTimers())

// The poll was answered after the withdrawal with what was there before it: the request looked open again.
test('a withdrawn request stays withdrawn, though a poll of before is answered after it', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const network = answerWith({ [readRequest]: open(), [cancel]: detailed({ ...closed, status: 7, cancellation }) })
  await renderAt('/collections/request/18')
  await screen.findByRole('button', { name: 'ご依頼を取り下げる' })
  let answerPoll: (request: object) => void = () => {}
  network.answer(readRequest, () => new Promise(resolve => (answerPoll = resolve)))
  await act(() => jest.advanceTimersByTimeAsync(3_000))
  jest.useRealTimers()
  expect(network.requestsOf(readRequest)).toHaveLength(2)

  await userEvent.click(screen.getByRole('button', { name: 'ご依頼を取り下げる' }))
  await userEvent.click(screen.getByRole('button', { name: '取り下げる' }))
  expect(await screen.findByText('このご依頼を取り下げました')).toBeVisible()
  answerPoll(open())
  await settled()
  expect(screen.getByText('このご依頼を取り下げました')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'このご依頼の操作' })).toBeNull()
})
