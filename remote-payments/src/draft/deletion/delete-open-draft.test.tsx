import { screen, sentence, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { beginWith, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { answers } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { checkedForm, fileId, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { addToQueue, clearQueue } from '../queue/queue-state.ts'
import { queuedFile } from '../../testing/upload-queue.ts'

const invoiceFile = { file_id: fileId, file_name: '01.pdf' }
const { formOne } = checkedForm
// As it was read.
const invoiceForm = { ...checkedForm, formOne: { ...formOne, registration_number: 'T3999953441906' } }
const deletion = 'DELETE /api/v1/drafts'

/** The open draft is of an invoice that is paid already. */
function answerKnown() {
  startTab()
  clearQueue()
  signIn()
  beginWith({ draftId: 5, invoiceFile, invoiceForm, isFormChecked: true, readFileId: fileId })
  return answerWith({
    ...answers,
    [`GET /api/v1/invoices/files/${fileId}`]: {
      ...readFile,
      same_document: { invoice_id: 31, type: 'InvoicePayment', status: 1 },
    },
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'GET /api/v1/drafts': { drafts: [], count: 0 },
    'GET /api/v1/drafts/6': emptyDraft,
    'POST /api/v1/drafts': emptyDraft,
    'PUT /api/v1/drafts/5': emptyDraft,
    [deletion]: {},
  })
}
async function deleteIt() {
  await userEvent.click(await screen.findByRole('button', { name: '下書きを削除する' }))
  const dialog = await screen.findByRole('alertdialog', { name: '下書きを削除しますか' })
  expect(dialog).toHaveTextContent(/ファイル名01.pdf.*607,200円/)
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
}

const ways = /支払う|支払って次へ|確認へ進む|あとで支払う/

// It offered to pay or to put off what can never be paid, and nothing else.
test.each(['invoiceinfo', 'confirm'])('a draft of a paid invoice can be deleted at add/%s', async at => {
  const network = answerKnown()
  const { address } = await renderAt(`/payments/add/${at}`)
  await deleteIt()
  await waitFor(() => expect(address()).toBe('/payments/draft'))
  expect(await network.bodies(deletion)).toEqual([{ drafts: [5] }])
})

test('after a lost answer the dialog stays and says so first, and deletes at the next press', async () => {
  const network = answerKnown()
  network.answer(deletion, lost)
  const { address } = await renderAt('/payments/add/confirm')
  await deleteIt()
  const dialog = within(screen.getByRole('alertdialog'))
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('サーバーに接続できませんでした。')
  expect(alert.compareDocumentPosition(dialog.getByText('01.pdf'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(address()).toBe('/payments/add/confirm')
  network.answer(deletion, {})
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(address()).toBe('/payments/draft'))
})

test('what was typed last does not make the draft again', async () => {
  const network = answerKnown()
  const heard = jest.fn()
  const stop = bus.on('unsavedWork', heard)
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await userEvent.type(await screen.findByRole('textbox', { name: /請求書番号/ }), '-B')
  await deleteIt()
  await waitFor(() => expect(address()).toBe('/payments/draft'))
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith({ isUnsaved: false }))
  stop()
  const after = network.calls().slice(network.calls().indexOf(deletion))
  expect(after.filter(call => /^(POST|PUT) .*drafts/.test(call))).toEqual([])
})

test('in a queue, the next invoice follows', async () => {
  answerKnown()
  addToQueue([
    { ...queuedFile, key: 'a', file_id: fileId, draft_id: 5 },
    { ...queuedFile, key: 'b', file_id: null, draft_id: 6 },
  ])
  const { address } = await renderAt('/payments/add/confirm')
  await deleteIt()
  await waitFor(() => expect(address()).toBe('/payments/create'))
})

describe('a draft of a paid invoice', () => {
  test.each(['invoiceinfo', 'confirm'])(
    'names the payment at add/%s, and offers neither to pay nor to put off',
    async at => {
      answerKnown()
      addToQueue([
        { ...queuedFile, key: 'a', file_id: fileId, draft_id: 5 },
        { ...queuedFile, key: 'b', file_id: null, draft_id: 6 },
      ])
      await renderAt(`/payments/add/${at}`)
      expect(await screen.findByText(sentence('この請求書は、I-00000031でお申し込み済みです'))).toBeInTheDocument()
      expect(await screen.findByRole('link', { name: /I-00000031を開く/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/31$/),
      )
      expect(screen.getByRole('button', { name: '下書きを削除する' })).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('button', { name: ways })).toBeNull())
      expect(screen.queryByRole('link', { name: ways })).toBeNull()
      expect(screen.getByRole('link', { name: '次の請求書へ' })).toHaveAttribute('href', '/payments/draft/6')
    },
  )

  test('can be paid once its number is corrected', async () => {
    answerKnown()
    await renderAt('/payments/add/invoiceinfo')
    await userEvent.type(await screen.findByRole('textbox', { name: /請求書番号/ }), '-B')
    expect(await screen.findByRole('button', { name: '確認へ進む' })).toBeVisible()
  })

  test('is no longer offered to be paid once the server says that another tab has paid it', async () => {
    const network = answerKnown()
    network.answer(`GET /api/v1/invoices/files/${fileId}`, readFile)
    network.answer('POST /api/v1/invoices', refusal(409, 'duplicate_invoice'))
    await renderAt('/payments/add/confirm')
    await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
    network.answer(`GET /api/v1/invoices/files/${fileId}`, {
      ...readFile,
      used_by: { invoice_id: 31, type: 'InvoicePayment', status: 1 },
    })
    await userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
    expect(await screen.findByText(sentence('この請求書ファイルは、I-00000031でお申し込み済みです'))).toBeVisible()
    expect(screen.queryByRole('button', { name: ways })).toBeNull()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})
