import { act, fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { beginWith } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { checkedForm, commission, fileId, paymentApproved, paymentStarted, savedCard } from '../testing/payment.ts'
import { cardFrameOrigin, renderAt } from '../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const screenAnswers = {
  'GET /api/v1/invoices/commission': commission,
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
  [create]: paymentStarted,
}

beforeEach(() =>
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  }),
)

const payButton = () => screen.findByRole('button', { name: '625,416円を支払う' })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
const bodyOf = async (request: Request | undefined) => (await request?.json()) as CreateInvoiceBody

describe('a new card', () => {
  const postFromCard = (data: object, origin = cardFrameOrigin) => {
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('カード情報の入力')
    act(() => {
      fireEvent(
        window,
        new MessageEvent('message', {
          origin,
          source: contentWindow,
          data: { protocol: 'invoice-card/card-frame', version: 1, ...data },
        }),
      )
    })
  }
  /** Answers the frame's `submit` as the card document does. */
  const onSubmit = (answer: (request_id: string) => object) => {
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('カード情報の入力')
    contentWindow!.postMessage = ((message: { type: string; request_id: string }) => {
      if (message.type === 'submit') postFromCard(answer(message.request_id))
    }) as Window['postMessage']
  }
  const token = (request_id: string) => ({
    type: 'token',
    request_id,
    token: 'token-1',
    brand: 'VISA',
    last4: '1111',
    expire: '12/30',
    req_card_number: '411111******1111',
  })

  async function chooseNewCard() {
    await renderAt('/payments/add/confirm')
    await userEvent.click(await screen.findByRole('radio', { name: '新しいカードを使う' }))
  }
  async function chooseNewCardAndAgree() {
    await chooseNewCard()
    await agree()
  }

  test('shows its choice before its frame is inserted', async () => {
    answerWith(screenAnswers)
    await renderAt('/payments/add/confirm')
    const choice = await screen.findByRole('radio', { name: '新しいカードを使う' })
    const frameAfterPress = new Promise<HTMLElement | null>(resolve => {
      document.addEventListener('click', () => resolve(screen.queryByTitle('カード情報の入力')), { once: true })
    })
    await userEvent.click(choice)
    expect(await frameAfterPress).toBeNull()
    expect(choice).toBeChecked()
    expect(screen.getByTitle('カード情報の入力')).toBeInTheDocument()
  })

  describe('whose frame does not load', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
    afterEach(() => jest.useRealTimers())
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

    test('says so instead of waiting for ever, and loads it again', async () => {
      const network = answerWith(screenAnswers)
      await chooseNewCardAndAgree()
      await userEvent.click(await payButton())
      expect(await payButton()).toHaveAttribute('aria-busy', 'true')
      await pass(10_000)
      expect(screen.getByText('カード情報の入力欄を読み込めませんでした')).toBeVisible()
      await waitFor(() => expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toHaveFocus())
      expect(screen.getAllByText(/入力欄を読み込め/)).toHaveLength(1)
      expect(await payButton()).not.toHaveAttribute('aria-busy')
      const first = screen.getByTitle('カード情報の入力')
      await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
      expect(screen.getByTitle('カード情報の入力')).not.toBe(first)
      expect(screen.queryByText('カード情報の入力欄を読み込めませんでした')).toBeNull()
      await pass(10_000)
      expect(screen.getByText('カード情報の入力欄を読み込めませんでした')).toBeVisible()
      postFromCard({ type: 'ready' })
      expect(screen.queryByText('カード情報の入力欄を読み込めませんでした')).toBeNull()
      expect(screen.getByTitle('カード情報の入力')).toBeVisible()
      expect(network.calls()).not.toContain(create)
    })

    test('shows no such notice once it was there', async () => {
      answerWith(screenAnswers)
      await chooseNewCardAndAgree()
      postFromCard({ type: 'ready' })
      await pass(20_000)
      expect(screen.queryByText('カード情報の入力欄を読み込めませんでした')).toBeNull()
    })
  })

  test('whose frame comes after the press shows there what is missing', async () => {
    answerWith(screenAnswers)
    await chooseNewCardAndAgree()
    const asked = jest.fn((request_id: string) => ({
      type: 'failed',
      request_id,
      code: 'invalid_input',
      message: '',
    }))
    onSubmit(asked)
    await userEvent.click(await payButton())
    expect(asked).not.toHaveBeenCalled()
    postFromCard({ type: 'ready' })
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  })

  test('is paid with the token of the frame and saved when asked for', async () => {
    const network = answerWith(screenAnswers)
    await chooseNewCardAndAgree()
    postFromCard({ type: 'ready' })
    onSubmit(token)
    await userEvent.click(screen.getByRole('checkbox', { name: /このカードを登録する/ }))
    await userEvent.click(await payButton())
    await screen.findByText('I-00000001')
    expect((await bodyOf(network.requestsOf(create)[0])).card).toEqual({
      kind: 'token',
      mdk_token: 'token-1',
      is_card_saved: true,
    })
  })

  test('that is typed in part is an error together with the terms, until it is complete', async () => {
    const network = answerWith(screenAnswers)
    await chooseNewCard()
    postFromCard({ type: 'ready' })
    onSubmit(request_id => ({
      type: 'failed',
      request_id,
      code: 'invalid_input',
      message: 'カード番号を入力してください。',
    }))
    await userEvent.click(await payButton())
    const links = () => screen.getAllByRole('link', { name: /ください。$/ }).map(({ textContent }) => textContent)
    expect(await screen.findByRole('link', { name: 'カード情報をご確認ください。' })).toHaveAttribute(
      'href',
      '#cardEntry',
    )
    expect(links()).toEqual(['カード情報をご確認ください。', '利用規約をお読みのうえ、同意してください。'])
    postFromCard({ type: 'state', brand: 'VISA', complete: true })
    expect(links()).toEqual(['利用規約をお読みのうえ、同意してください。'])
    expect(network.calls()).not.toContain(create)
  })

  test('that is complete asks for no token before the terms are agreed to', async () => {
    answerWith(screenAnswers)
    await chooseNewCard()
    postFromCard({ type: 'ready' })
    postFromCard({ type: 'state', brand: 'VISA', complete: true })
    const answer = jest.fn(token)
    onSubmit(answer)
    await userEvent.click(await payButton())
    expect(await screen.findByRole('link', { name: '利用規約をお読みのうえ、同意してください。' })).toBeVisible()
    expect(answer).not.toHaveBeenCalled()
  })

  test('whose frame speaks from another origin is not listened to', async () => {
    const network = answerWith(screenAnswers)
    await chooseNewCardAndAgree()
    postFromCard({ type: 'ready' }, 'http://evil.example')
    await userEvent.click(await payButton())
    expect(await payButton()).toHaveAttribute('aria-busy', 'true')
    expect(network.calls()).not.toContain(create)
  })

  test('that the gateway refuses is reported above the frame, and nothing is sent', async () => {
    const network = answerWith(screenAnswers)
    await chooseNewCardAndAgree()
    postFromCard({ type: 'ready' })
    onSubmit(request_id => ({
      type: 'failed',
      request_id,
      code: 'token_refused',
      message: 'このカードは利用できません。',
    }))
    await userEvent.click(await payButton())
    expect(await screen.findByText('このカードは利用できません。')).toBeVisible()
    expect(network.calls()).not.toContain(create)
  })
})
