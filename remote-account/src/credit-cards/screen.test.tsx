import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { jcb, visa } from '../testing/card.ts'
import { renderAt } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/invoices/credit_cards'
const registrationId = '2b7e1c9a-5f40-4a8d-8c3e-9d1f6a0b7c52'
const registration = `GET /api/v1/invoices/credit_cards/registrations/${registrationId}`
const both = { credit_cards: [visa, jcb], limit: 10 }
const open = (search = '') => renderAt(`/myaccount/creditcards${search}`)
const openResult = () => open(`?registration_id=${registrationId}`)
const ended = (answer: object) => ({ [list]: both, [registration]: { registration_id: registrationId, ...answer } })

test('cards that do not come can be asked for again', async () => {
  const network = answerWith({ [list]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByText('読み込めませんでした')).toBeVisible()
  network.answer(list, both)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByText('Visa 末尾1111')).toBeVisible()
})

test('while the cards are on their way there is nothing to press', async () => {
  answerWith({ [list]: () => new Promise(() => {}) })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('no card at all is said, and one can be added', async () => {
  answerWith({ [list]: { credit_cards: [], limit: 10 } })
  await open()
  expect(await screen.findByText('登録済みのカードはありません')).toBeVisible()
  expect(screen.getByText('10枚まで登録できます（現在0枚）')).toBeVisible()
  expect(screen.getByRole('button', { name: 'カードを追加する' })).toBeVisible()
})

test('lists brand, last digits, expiry and state, and says what to do about a card that ends', async () => {
  answerWith({ [list]: both })
  await open()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Visa 末尾1111利用できます有効期限 2031年12月')
  expect(second).toHaveTextContent('JCB 末尾0000まもなく期限切れ有効期限 2027年1月')
  expect(screen.getByText('有効期限が近づいているカードがあります')).toBeVisible()
})

test('of a renewed card with the same last digits the question says which one is deleted', async () => {
  const renewed = { ...visa, id: 9, expire: '12/36' }
  answerWith({ [list]: { credit_cards: [visa, renewed], limit: 10 } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Visa 末尾1111（有効期限 2031年12月）を削除' }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('有効期限が2031年12月のカードです。')
})

test('a frozen card is shown as stopped, with what that means', async () => {
  answerWith({ [list]: { credit_cards: [{ ...visa, is_frozen: true }, jcb], limit: 10 } })
  await open()
  expect(await screen.findByText('停止中')).toBeVisible()
  expect(screen.getByText(/利用停止中のため、お支払いにご利用いただけません/)).toBeVisible()
  expect(screen.getByRole('link', { name: /お問い合わせ/ })).toBeVisible()
})

test('an expired card is named before one that ends', async () => {
  answerWith({ [list]: { credit_cards: [{ ...visa, state: 'expired' }, jcb], limit: 10 } })
  await open()
  expect(await screen.findByText('期限切れ')).toBeVisible()
  expect(screen.getByText('有効期限が切れたカードがあります')).toBeVisible()
})

test('with as many cards as may be saved it says so instead of offering another', async () => {
  answerWith({ [list]: { ...both, limit: 2 } })
  await open()
  expect(await screen.findByText('登録できるカードは2枚までです')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'カードを追加する' })).not.toBeInTheDocument()
})

describe('the way back from the issuer', () => {
  test('says which card was saved, until it is closed', async () => {
    answerWith(ended({ status: 'saved', credit_card: visa }))
    const address = await openResult()
    expect(await screen.findByRole('status')).toHaveTextContent('Visa 末尾1111を登録しました')
    expect(address()).toBe(`/myaccount/creditcards?registration_id=${registrationId}`)
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    expect(address()).toBe('/myaccount/creditcards')
    expect(screen.queryByText('Visa 末尾1111を登録しました')).not.toBeInTheDocument()
  })

  test('says that a card was saved already', async () => {
    answerWith(ended({ status: 'already_saved', credit_card: jcb }))
    await openResult()
    expect(await screen.findByText('JCB 末尾0000はすでに登録されています')).toBeVisible()
  })

  test('says why a card was not saved, and offers the form again', async () => {
    answerWith(ended({ status: 'declined', v_result_code: 'GN01', message: '本人認証に失敗しました。' }))
    const address = await openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('カードを登録できませんでした本人認証に失敗しました。')
    await userEvent.click(screen.getByRole('button', { name: 'もう一度カードを追加する' }))
    expect(screen.getByRole('form', { name: 'カードの追加' })).toHaveFocus()
    expect(address()).toBe('/myaccount/creditcards')
  })

  test('says of an authentication without an end what is known of it, and leads on to it', async () => {
    answerWith(ended({ status: 'authentication_required', authentication_url: 'http://localhost:3002/acs/1' }))
    await openResult()
    expect(await screen.findByText('本人認証が完了したか、まだ確認できていません')).toBeVisible()
    expect(screen.getByText(/完了していた場合、カードはまもなく登録されます。/)).toBeVisible()
    expect(screen.getByRole('button', { name: '本人認証を続ける' })).toBeVisible()
  })

  test('asks again while the card company has not answered', async () => {
    const network = answerWith(ended({ status: 'pending', message: '確認しています。' }))
    await openResult()
    expect(await screen.findByRole('status')).toHaveTextContent('カードの登録の結果を確認しています')
    network.answer(registration, { registration_id: registrationId, status: 'saved', credit_card: visa })
    await waitFor(() => expect(screen.getByText('Visa 末尾1111を登録しました')).toBeVisible(), { timeout: 5_000 })
  })

  test('says that it knows nothing of a registration of somebody else', async () => {
    answerWith({ [list]: both, [registration]: refusal(404, 'card_registration_not_found') })
    await openResult()
    expect(await screen.findByText('カードの登録のお手続きが見つかりませんでした')).toBeVisible()
  })

  test('offers to ask again where no answer came', async () => {
    const network = answerWith({ [list]: both, [registration]: new Response('', { status: 503 }) })
    await openResult()
    expect(await screen.findByText('カードの登録の結果を確認できませんでした')).toBeVisible()
    network.answer(registration, { registration_id: registrationId, status: 'saved', credit_card: visa })
    await userEvent.click(screen.getByRole('button', { name: '結果を確認する' }))
    expect(await screen.findByText('Visa 末尾1111を登録しました')).toBeVisible()
  })
})
