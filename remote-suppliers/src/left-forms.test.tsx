import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { clearSession } from '@invoice-card/session'
import { changeCreation } from './supplier-add/flow-state.ts'
import { answers, company, entered, noRefusal, supplier as registered } from './supplier-add/testing/creation.ts'
import { renderAt } from './testing/render-at.tsx'
import { account, readFeatures, readSupplier, supplier } from './testing/supplier.ts'

const retype = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Forms that lead on after a call: where each is, how it is sent, and what the call is answered with. */
const forms = [
  {
    at: '/suppliers/5/accounts/3/edit',
    call: 'PUT /api/v1/suppliers/5/accounts/3',
    answer: account,
    send: async () => {
      await retype(/口座番号/, '1234')
      await press('修正を保存する')
    },
  },
  {
    at: '/suppliers/5/edit',
    call: 'PUT /api/v1/suppliers/5/contact',
    answer: supplier,
    send: async () => {
      await retype(/^電話番号/, '0398765432')
      await press('保存する')
    },
  },
  {
    at: '/suppliers/add/company',
    call: 'POST /api/v1/suppliers/check',
    answer: noRefusal,
    send: () => press('振込先口座の入力へ進む'),
  },
  {
    at: '/suppliers/add/bank',
    call: 'POST /api/v1/suppliers/check',
    answer: noRefusal,
    send: () => press('内容の確認へ進む'),
  },
  {
    at: '/suppliers/add/confirm',
    call: 'POST /api/v1/suppliers/corporation',
    answer: registered,
    send: () => press('この内容で登録する'),
  },
]

beforeEach(() => {
  clearSession()
  changeCreation({ ...entered, company })
})

// On a slow line: the answer led from the screen that had been chosen meanwhile, and took its place in the history.
test.each(forms)('a user who leaves $at while it is sent stays where they went', async ({ at, call, answer, send }) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({
    ...answers,
    [readSupplier]: supplier,
    [readFeatures]: { collections: false, collections_existing: true },
    [call]: () => promise,
  })
  const view = await renderAt(at)
  await send()
  await waitFor(() => expect(network.calls()).toContain(call))
  await view.go('/payments/list/waiting')
  await act(async () => resolve(answer))
  await act(() => new Promise(done => setTimeout(done)))
  expect(view.address()).toBe('/payments/list/waiting')
})

test('what a saved account means is said to a user who has left the form', async () => {
  const messages: unknown[] = []
  const stop = bus.on('snackbar', message => messages.push(message))
  // One of before may have waited for somebody who listens.
  messages.length = 0
  const { call, at, send } = forms[0]!
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({
    ...answers,
    [readFeatures]: { collections: false, collections_existing: true },
    [readSupplier]: { ...supplier, status: 'Approved' },
    [call]: () => promise,
  })
  const view = await renderAt(at)
  await send()
  await waitFor(() => expect(network.calls()).toContain(call))
  await view.go('/payments/list/waiting')
  network.answer(readSupplier, { ...supplier, status: 'Unapproved' })
  await act(async () => resolve(account))
  await waitFor(() =>
    expect(messages).toMatchObject([
      {
        color: 'success',
        title: '口座を修正しました',
        text: expect.stringContaining('確認前に戻りました'),
        link: { to: '/suppliers/5' },
      },
    ]),
  )
  stop()
})
