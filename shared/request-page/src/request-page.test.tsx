import { fireEvent, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { UiProvider } from '@invoice-card/ui'
import { MemoryRouter } from 'react-router-dom'
import { RequestPage } from './request-page.tsx'

const page = (number: number) => ({ image_url: `/api/v1/files/pages/${number}`, width: 1240, height: 1754 })
const file = {
  file_id: '0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10',
  file_name: '請求書.pdf',
  content_type: 'application/pdf',
  page_count: 1,
  download_url: '/api/v1/files/originals/a',
  pages: [page(1)],
}
const preview = {
  doc_number: 'S-2611-05',
  seller_name: '東和印刷株式会社',
  amount: 110_000,
  payment_due_date: '2026-12-25',
  expires_at: '2026-12-22T03:00:00Z',
  person_name: '経理部 鈴木',
  message: '11月分です。',
  buyer_email_address: 'keiri@example.jp',
  files: [file],
}
const source = { ask: async () => [file], onStale: jest.fn() }
const links = { signUp: '/signup', signIn: '/signin', onLeave: jest.fn() }
const show = (shown: typeof links | null) =>
  render(
    <UiProvider>
      <MemoryRouter>
        <RequestPage
          preview={preview}
          mailFrom="カード払い <no-reply@card.example.jp>"
          now={new Date('2026-12-20T00:00:00Z')}
          source={source}
          links={shown}
        />
      </MemoryRouter>
    </UiProvider>,
  )
const textOf = (element: HTMLElement) =>
  [...element.querySelectorAll('h1, h2, h3, h4, p, dt, dd, li, button')].map(part => part.textContent)

test('a preview says all that the page says, with its headings below that of its place', () => {
  const { container: buyers, unmount } = show(links)
  const said = textOf(buyers)
  unmount()
  const { container } = show(null)
  expect(textOf(container)).toEqual(said)
  expect(said).toEqual(
    expect.arrayContaining([
      '110,000円',
      '手数料 0円（請求元が負担します）',
      '2026年12月22日(火) 12:00まで あと2日',
      '11月分です。',
    ]),
  )
  expect(screen.getByRole('heading', { level: 3, name: '東和印刷株式会社からのお支払いのご依頼' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3)
})

test('a buyer who is a customer is not asked to register first', () => {
  show(links)
  expect(screen.getByText('サインインします。はじめての方は、先に会社情報を登録します。')).toBeVisible()
})

test.each(['新規登録して支払いに進む', 'サインインして支払う'])(
  '%s is shown in a preview, and only described to a screen reader',
  name => {
    show(null)
    expect(screen.getByText(name).closest('[inert]')).toBeVisible()
    expect(screen.getByText(`「${name}」のボタン（プレビューでは操作できません）`).closest('[inert]')).toBeNull()
  },
)

test('in a preview the invoice can be opened, and a picture that failed is requested again', async () => {
  show(null)
  await userEvent.click(screen.getByRole('button', { name: '請求書を見る' }))
  const picture = screen.getByRole('img', { name: '請求書.pdf 1ページ' })
  fireEvent.error(picture)
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
  await waitFor(() => expect(source.onStale).toHaveBeenCalledTimes(1))
})
