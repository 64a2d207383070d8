import { RefusalError, UnreachableError } from '@invoice-card/api-client'
import { render, screen } from '@invoice-card/config/testing'
import { bus, type SnackbarItem } from '@invoice-card/events'
import { UiProvider } from '@invoice-card/ui'
import { MemoryRouter } from 'react-router-dom'
import { providePublicEnvironment } from '../environment.ts'
import { ContactLink } from './contact-link.tsx'
import { notifyFailure } from './notify-failure.ts'

const origin = { method: 'POST', url: '/api/v1/invoices' }
const provide = (contact: string) =>
  providePublicEnvironment({
    name: 'test',
    cardFrameOrigin: '',
    tokenApiKey: '',
    links: { operationManual: '', faq: '', contact, privacyPolicy: '' },
  })
const show = () =>
  render(
    <UiProvider>
      <MemoryRouter>
        <ContactLink />
      </MemoryRouter>
    </UiProvider>,
  )

test('the link leads to where the environment says that we can be reached', () => {
  provide('/contact')
  show()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact')
})

test('where the environment names no place, no link leads nowhere', () => {
  provide('')
  show()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['company_frozen', { to: '/contact', label: 'お問い合わせ' }],
  ['too_many_requests', undefined],
])('the snackbar of the refusal %s has the link %p', (code, link) => {
  provide('/contact')
  const shown: SnackbarItem[] = []
  const stop = bus.on('snackbar', item => shown.push(item))
  notifyFailure(new RefusalError(403, { status: code, message: 'サーバーの言葉' }, origin), '登録できませんでした')
  expect(shown).toEqual([{ color: 'error', text: 'サーバーの言葉', ...(link && { link }) }])
  stop()
})

test('the snackbar of a busy server names what was not done, which its words do not', () => {
  const shown: SnackbarItem[] = []
  const stop = bus.on('snackbar', item => shown.push(item))
  notifyFailure(new UnreachableError('ただいま混み合っています。', origin), '領収書をダウンロードできませんでした')
  expect(shown).toEqual([
    { color: 'error', title: '領収書をダウンロードできませんでした', text: 'ただいま混み合っています。' },
  ])
  stop()
})
