import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus, type SnackbarItem } from '@invoice-card/events'
import { renderAt } from '../testing/render-at.tsx'
import { detailed, readRequest } from '../testing/request.ts'

// Frozen while the screen was open, a company read that it should contact us, and not where.

const at = '/api/v1/invoices/18/request_seller'
const frozen = refusal(403, 'company_frozen', '詳しくは、お問い合わせください。')
const contact = { to: '/contact', label: 'お問い合わせ' }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => sessionStorage.clear())

test.each([
  ['メールを再送信する', '送信する', `POST ${at}/mail`],
  ['新しいリンクを作成する', '作成する', `POST ${at}/link`],
])('the snackbar leads from %s to where it can ask', async (open, go, call) => {
  const snackbars: SnackbarItem[] = []
  const stop = bus.on('snackbar', item => snackbars.push(item))
  answerWith({ [readRequest]: detailed(), [call]: frozen })
  await renderAt('/collections/request/18')
  await press(open)
  await press(go)
  await waitFor(() => expect(snackbars).toMatchObject([{ color: 'error', link: contact }]))
  stop()
})

test('a dialog that is refused leads there, too', async () => {
  answerWith({ [readRequest]: detailed(), [`PUT ${at}/addressee`]: frozen })
  await renderAt('/collections/request/18')
  await press('宛先を変更する')
  const name = await screen.findByLabelText(/^ご担当者名/)
  await userEvent.clear(name)
  await userEvent.type(name, '購買部 小林')
  await press('変更する')
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('link', { name: contact.label })).toHaveAttribute('href', contact.to)
})
