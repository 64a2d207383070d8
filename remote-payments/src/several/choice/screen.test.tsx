import { screen, sentence, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { commission, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, newSupplierValues, severalAnswers } from '../../testing/several.ts'

const create = 'POST /api/v1/invoices'
const cards = 'GET /api/v1/invoices/credit_cards'
const fee = 'GET /api/v1/invoices/commission'

beforeEach(startTab)

const payButton = (name = '2件 1,250,832円を支払う') => screen.findByRole('button', { name })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test.each(['/payments/several', '/payments/several?drafts=x,-1&requests=0'])(
  'without anything to pay it leads to the lists: %s',
  async address => {
    answerWith({})
    await renderAt(address)
    expect(await screen.findByText('まとめて支払うものがありません')).toBeVisible()
    expect(screen.getByRole('link', { name: '下書きの一覧へ' })).toHaveAttribute('href', '/payments/draft')
    expect(screen.getByRole('link', { name: '支払い待ちの一覧へ' })).toHaveAttribute('href', '/payments/waiting')
  },
)

test('a draft that could not be loaded is asked for again', async () => {
  const network = answerWith({ ...severalAnswers(4, 5), 'GET /api/v1/drafts/5': refusal(400, 'feature_disabled') })
  await renderAt('/payments/several?drafts=4,5')
  const retry = await screen.findByRole('button', { name: /もう一度/ })
  network.answer('GET /api/v1/drafts/5', draftAnswer(5))
  await userEvent.click(retry)
  expect(await payButton()).toBeVisible()
})

test('incomplete drafts stay out, each with what it lacks and the way to its form', async () => {
  answerWith({
    ...severalAnswers(4),
    'GET /api/v1/drafts/5': draftAnswer(5, { amount: null, account_id: null, file_ids: [] }),
    'GET /api/v1/drafts/6': refusal(404, 'draft_not_found'),
  })
  await renderAt('/payments/several?drafts=4,5,6')
  const part = within(await screen.findByRole('region', { name: 'まとめて支払えない下書き（2件）' }))
  const [unfinished, gone] = part.getAllByRole('listitem')
  expect(unfinished).toHaveTextContent('請求書ファイルがありません。')
  expect(gone).toHaveTextContent(/^下書きお申し込み済み、または削除された下書き/)
  expect(part.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/payments/draft/5',
    '/payments/review',
  ])
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
})

test('missing fields are named as the form names them', async () => {
  const incomplete = draftAnswer(4, { amount: null, account_id: null })
  answerWith({ ...severalAnswers(4), 'GET /api/v1/drafts/4': incomplete })
  await renderAt('/payments/several?drafts=4')
  expect(await screen.findByText('未入力または要修正：請求金額（税込）、振込先口座')).toBeVisible()
  expect(screen.getByText('まとめて支払える下書きがありません')).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
})

test('a draft whose invoice is paid already names that payment, and leads to it', async () => {
  const { file_id } = draftAnswer(5)
  const same_document = { invoice_id: 31, type: 'InvoicePayment', status: 1 }
  const typed = { invoice_number: 'INV-2026-0112', registration_number: 'T3999953441906' }
  answerWith({
    ...severalAnswers(4, 5),
    'GET /api/v1/drafts/5': draftAnswer(5, typed),
    [`GET /api/v1/invoices/files/${file_id}`]: { ...readFile, file_id, same_document },
  })
  await renderAt('/payments/several?drafts=4,5')
  const part = within(await screen.findByRole('region', { name: 'まとめて支払えない下書き（1件）' }))
  expect(part.getByText(sentence('この請求書は、I-00000031でお申し込み済みです。'))).toBeVisible()
  expect(part.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/payments/review/31'])
})

test('says what the invoice says where a value was changed by hand', async () => {
  answerWith({ ...severalAnswers(4), 'GET /api/v1/drafts/4': draftAnswer(4, { amount: 600_000 }) })
  await renderAt('/payments/several?drafts=4')
  expect(
    await within(await screen.findByRole('table')).findByText(/請求金額（税込）：請求書では607,200円/),
  ).toBeVisible()
})

test('of two invoices from one new supplier the second is left out', async () => {
  answerWith({
    ...severalAnswers(4, 5),
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
    'GET /api/v1/banks': { banks: [{ code: '0001', name: 'みずほ' }] },
    'GET /api/v1/drafts/4': draftAnswer(4, newSupplierValues),
    'GET /api/v1/drafts/5': draftAnswer(5, newSupplierValues),
  })
  await renderAt('/payments/several?drafts=4,5')
  expect(await screen.findByText(/同じ新しい支払先の請求書が、ほかにも選択されています/)).toBeVisible()
  expect(within(screen.getByRole('table')).getByText(/支払先を新しく登録します/)).toBeVisible()
  expect(within(screen.getByRole('table')).getByText(/口座名義 ホクセイブツリユウ/)).toBeVisible()
})

test('shows each payment with its holder, fee and day, and the sums; one can be taken out', async () => {
  answerWith(severalAnswers(4, 5))
  const { address } = await renderAt('/payments/several?drafts=4,5')
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
  await payButton()
  expect(rows()[0]).toHaveTextContent(
    /株式会社青葉デザイン製作所.*口座名義 カ）アオバ.*INV-4.*625,416円.*607,200円.*18,216円.*2026年11月30日\(月\)/,
  )
  expect(screen.getByText('請求金額の合計（2件）').nextSibling).toHaveTextContent('1,214,400円')
  expect(screen.getByText('手数料の合計（税込）').nextSibling).toHaveTextContent('36,432円')
  await userEvent.click(screen.getAllByRole('button', { name: /を外す$/ })[0]!)
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
  expect(address()).toBe('/payments/several?drafts=5')
})

test('without the terms nothing is sent', async () => {
  const network = answerWith(severalAnswers(4, 5))
  await renderAt('/payments/several?drafts=4,5')
  await userEvent.click(await payButton())
  expect((await screen.findAllByText(/利用規約をお読みのうえ、同意してください。/)).length).toBeGreaterThan(0)
  expect(network.calls()).not.toContain(create)
})

test('a fee that has changed is shown before anything is paid', async () => {
  const network = answerWith(severalAnswers(4, 5))
  await renderAt('/payments/several?drafts=4,5')
  await agree()
  const button = await payButton()
  network.answer(fee, { ...commission, commission_amount: 20_000, total_amount: 627_200 })
  await userEvent.click(button)
  expect(await screen.findByText(/手数料が変わりました/)).toBeVisible()
  expect(await payButton('2件 1,254,400円を支払う')).toBeVisible()
  expect(network.calls()).not.toContain(create)
})

test('a fee that cannot be requested changes nothing and pays nothing', async () => {
  const network = answerWith(severalAnswers(4, 5))
  await renderAt('/payments/several?drafts=4,5')
  await agree()
  const button = await payButton()
  network.answer(fee, lost)
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('status')).toBeVisible(), { timeout: 15_000 })
  expect(network.calls()).not.toContain(create)
  expect(screen.getByRole('checkbox', { name: /利用規約/ })).toBeChecked()
})

test('card and terms survive a reload', async () => {
  const other = { ...savedCard, id: 8, last4: '8888' }
  answerWith({ ...severalAnswers(4, 5), [cards]: { credit_cards: [savedCard, other], limit: 5 } })
  const { leave } = await renderAt('/payments/several?drafts=4,5')
  await userEvent.click(await screen.findByRole('radio', { name: /8888/ }))
  await agree()
  leave()
  await renderAt('/payments/several?drafts=4,5')
  expect(await screen.findByRole('radio', { name: /8888/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /利用規約/ })).toBeChecked()
})

test('no more than twenty are paid at once', async () => {
  const ids = Array.from({ length: 22 }, (_, index) => index + 10)
  answerWith(severalAnswers(...ids))
  await renderAt(`/payments/several?drafts=${ids.join(',')}`)
  expect(await screen.findByText(/20件までです。2件は一覧から外しました/)).toBeVisible()
  expect(await payButton('20件 12,508,320円を支払う')).toBeVisible()
})
