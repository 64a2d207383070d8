import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus, type BusEvents } from '@invoice-card/events'
import { clearQueue } from '../../draft/queue/queue-state.ts'
import { beginWith, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { answers } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { fileId, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { acceptFile, answerFiles, chooseFiles, fileIdOf, pdf } from '../../testing/upload-queue.ts'
import { serveUploads } from '../../testing/upload-server.ts'

const server = serveUploads()
const post = 'POST /api/v1/drafts'
const get = 'GET /api/v1/drafts/5'
const put = 'PUT /api/v1/drafts/5'
const other = fileIdOf(4)
const first = '2026-11-20T01:00:00Z'
const second = '2026-11-20T01:02:00Z'
/** Of the same content, sent as another file. */
const found = (edited_fields: string[], invoice_number = 'ELSEWHERE') => ({
  ...emptyDraft,
  file_name: '01.pdf',
  updated_at: first,
  was_there: true,
  values: { file_ids: [other], read_file_id: other, invoice_number, amount: 5, edited_fields },
})
/** The server as it takes saves of one draft: each has to say which state it goes on with, or to overwrite it. */
const takeSaves = (values: object[]) => async (request: Request) => {
  const body = (await request.json()) as { known_updated_at?: string; values: object }
  if (body.known_updated_at !== undefined && body.known_updated_at !== first) return refusal(409, 'draft_changed')
  values.push(body.values)
  return { ...emptyDraft, updated_at: second, values: body.values }
}
const number = () => screen.findByRole('textbox', { name: /請求書番号/ })
const save = async () => userEvent.click(await screen.findByRole('button', { name: '下書きを保存する' }))
const changed = 'この下書きは、ほかの画面で変更されています'

let onTestEnd = () => {}
afterEach(() => onTestEnd())
beforeEach(() => {
  startTab()
  clearQueue()
  signIn()
})

describe('a draft of the same invoice that another tab works on', () => {
  async function openForm(edited: string[]) {
    const saves: object[] = []
    const draft = found(edited)
    beginWith({ invoiceFile: { file_id: fileId, file_name: '01.pdf' } })
    const network = answerWith({
      ...answers,
      [`GET /api/v1/invoices/files/${other}`]: { ...readFile, file_id: other },
      [post]: draft,
      [get]: draft,
      [put]: takeSaves(saves),
    })
    await renderAt('/payments/add/invoiceinfo')
    await waitFor(async () => expect(await number()).toHaveValue('INV-2026-0112'))
    return { ...network, saves }
  }

  // It was saved over at once, by what was read here and by what was typed here, and neither tab said a word.
  test('has its values until the user chooses to overwrite them', async () => {
    const { saves } = await openForm(['formOne.invoice_number'])
    await userEvent.type(await number(), '-HERE')
    await save()
    expect(await screen.findByText(changed)).toBeVisible()
    await userEvent.type(await number(), '2')
    await save()
    expect(saves).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'この画面の内容で上書きする' }))
    expect(await screen.findByText(/10:02 に下書きを保存しました/)).toBeVisible()
    expect(saves).toMatchObject([{ invoice_number: 'INV-2026-0112-HERE2' }])
  })

  test('is opened in place of what only was read here, where the user chooses that', async () => {
    const { saves } = await openForm(['formOne.invoice_number'])
    await save()
    await userEvent.click(await screen.findByRole('button', { name: '保存された内容を開く' }))
    await waitFor(async () => expect(await number()).toHaveValue('ELSEWHERE'))
    expect(saves).toEqual([])
  })

  test('is no question where only a program has put its readings in', async () => {
    const { saves } = await openForm([])
    await save()
    expect(await screen.findByText(/10:02 に下書きを保存しました/)).toBeVisible()
    expect(saves).toMatchObject([{ invoice_number: 'INV-2026-0112' }])
  })
})

test('a draft whose first answer was lost is known by what was sent, and takes later input', async () => {
  const saves: object[] = []
  let sent: object = {}
  beginWith({ invoiceFile: { file_id: fileId, file_name: '01.pdf' } })
  const network = answerWith({
    ...answers,
    [put]: takeSaves(saves),
    [post]: async (request: Request) => {
      sent = ((await request.json()) as { values: object }).values
      throw new TypeError('fetch failed')
    },
  })
  await renderAt('/payments/add/invoiceinfo')
  await userEvent.type(await number(), '-A')
  await save()
  await screen.findByText(/下書きを保存できませんでした/)
  network.answer(post, { ...found([]), values: sent })
  network.answer(get, { ...found([]), values: sent })
  await userEvent.type(await number(), 'B')
  await save()
  expect(await screen.findByText(/10:02 に下書きを保存しました/)).toBeVisible()
  expect(saves).toMatchObject([{ edited_fields: ['formOne.invoice_number'] }])
})

test('an invoice that is uploaded again opens its draft as it is stored, with a word about it', async () => {
  const saves: object[] = []
  const network = answerFiles(server)
  const draft = found(['formOne.invoice_number'])
  network.answer('POST /api/v1/invoices/files/upload', acceptFile())
  network.answer(post, draft)
  network.answer(get, draft)
  network.answer(put, takeSaves(saves))
  const said: BusEvents['snackbar'][] = []
  onTestEnd = bus.on('snackbar', snackbar => said.push(snackbar))
  await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  await waitFor(async () => expect(await number()).toHaveValue('ELSEWHERE'))
  expect(said.at(-1)?.text).toBe('「01.pdf」には保存済みの下書きがあります。その続きを開きました。')
  expect(network.requestsOf(post)).toHaveLength(1)
  expect(saves).toEqual([])
})
