import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { jcb, visa } from '../testing/card.ts'
import { renderAt } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/invoices/credit_cards'
const remove = 'DELETE /api/v1/invoices/credit_cards/1'
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

describe('deleting a card', () => {
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: /^Visa 末尾1111（.*）を削除$/ }))
  const dialog = (name = 'Visa 末尾1111を削除しますか') => within(screen.getByRole('alertdialog', { name }))
  const confirm = () => userEvent.click(dialog().getByRole('button', { name: '削除する' }))

  test('names the card, says what stays, and does nothing when it is left', async () => {
    const network = answerWith({ [list]: both })
    await open()
    await ask()
    expect(dialog().getByText(/これまでのお支払いの記録と領収書は残ります/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: '戻る' }))
    expect(network.calls()).not.toContain(remove)
  })

  test('takes the card off the list and says so', async () => {
    const network = answerWith({ [list]: both, [remove]: {} })
    const heard: string[] = []
    const stop = bus.on('snackbar', ({ text }) => heard.push(text))
    await open()
    await ask()
    network.answer(list, { credit_cards: [jcb], limit: 10 })
    await confirm()
    await waitFor(() => expect(screen.queryByText('Visa 末尾1111')).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(heard).toEqual(['Visa 末尾1111を削除しました。'])
    stop()
  })

  test('names the payments that need the card, each with its link', async () => {
    const payments = [
      {
        payment_id: '6f1f6c1e-2d3b-4c5a-9e8f-0a1b2c3d4e5f',
        supplier_name: '株式会社アオバデザイン',
        total_amount: 113_300,
      },
      { payment_id: '7f1f6c1e-2d3b-4c5a-9e8f-0a1b2c3d4e5f', supplier_name: '北星物流株式会社', total_amount: 64_900 },
    ]
    const refused = Response.json(
      { status: 'card_in_use', message: '使用中です。', details: { payments } },
      { status: 409 },
    )
    answerWith({ [list]: both, [remove]: refused })
    await open()
    await ask()
    await confirm()
    await screen.findByRole('alertdialog', { name: 'Visa 末尾1111は今は削除できません' })
    const inUse = dialog('Visa 末尾1111は今は削除できません')
    expect(inUse.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '株式会社アオバデザイン手数料を含む 113,300円お手続きを続ける',
      '北星物流株式会社手数料を含む 64,900円お手続きを続ける',
    ])
    expect(inUse.getByRole('link', { name: '株式会社アオバデザインのお手続きを続ける' })).toHaveAttribute(
      'href',
      `/payments/complete?payment_id=${payments[0]!.payment_id}`,
    )
    await userEvent.click(inUse.getAllByRole('button', { name: '閉じる' }).at(-1)!)
    expect(screen.getByText('Visa 末尾1111')).toBeVisible()
  })

  test('a gateway without an answer is reported in the dialog, and the card stays', async () => {
    answerWith({
      [list]: both,
      [remove]: refusal(503, 'service_unavailable', '決済システムから応答がありませんでした。'),
    })
    await open()
    await ask()
    await confirm()
    expect(await dialog().findByRole('alert')).toHaveTextContent('決済システムから応答がありませんでした。')
  })

  test('a card that another tab has deleted is off the list', async () => {
    const network = answerWith({ [list]: both, [remove]: refusal(404, 'credit_card_not_found') })
    await open()
    await ask()
    network.answer(list, { credit_cards: [jcb], limit: 10 })
    await confirm()
    await waitFor(() => expect(screen.queryByText('Visa 末尾1111')).not.toBeInTheDocument())
  })
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

  test('leads on to an authentication that is not finished', async () => {
    answerWith(ended({ status: 'authentication_required', authentication_url: 'http://localhost:3002/acs/1' }))
    await openResult()
    expect(await screen.findByText('本人認証がまだ終わっていません')).toBeVisible()
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
