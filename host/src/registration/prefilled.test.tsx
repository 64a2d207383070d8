import '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { lost } from '@invoice-card/config/testing/network'
import {
  answerRegistration,
  beginRegistration,
  field,
  openRegistration,
  paste,
  problems,
} from '../testing/registration.tsx'

const noAddress = 'この郵便番号の住所が見つかりません。'
const postalCode = 'GET /api/v1/postal_codes/9999999'
const chooseSoleProprietor = () => userEvent.click(screen.getByRole('radio', { name: /個人事業主/ }))

beforeEach(beginRegistration)

test('a postal code that has no address says so at its field, and is not refused', async () => {
  answerRegistration({ [postalCode]: { addresses: [] } })
  openRegistration()
  await paste(field('郵便番号'), '999-9999')
  await waitFor(() => expect(field('郵便番号')).toHaveAccessibleDescription(noAddress))
  await userEvent.tab()
  expect(screen.getByText(noAddress)).toBeVisible()
  expect(problems()).toEqual([])
  await userEvent.type(field('郵便番号'), '{Backspace}8')
  expect(screen.queryByText(noAddress)).toBeNull()
})

test('a postal code that nobody answers for says nothing', async () => {
  const network = answerRegistration({ [postalCode]: lost })
  openRegistration()
  await paste(field('郵便番号'), '9999999')
  await waitFor(() => expect(network.calls()).toContain(postalCode))
  expect(screen.queryByText(noAddress)).toBeNull()
})

test("a corporation's representative is not taken from its contact", async () => {
  answerRegistration()
  openRegistration()
  await paste(field('姓'), '小林')
  await userEvent.tab()
  expect(field('代表者名')).toHaveValue('')
})

test("a sole proprietor's representative is filled from the contact where nothing was typed", async () => {
  answerRegistration()
  openRegistration()
  await paste(field('姓'), '小林')
  await userEvent.tab()
  await chooseSoleProprietor()
  await waitFor(() => expect(field('代表者の姓')).toHaveValue('小林'))
  await paste(field('代表者の名'), '誠')
  await paste(field('名'), '直子')
  await userEvent.tab()
  await waitFor(() => expect(field('名')).toHaveValue('直子'))
  expect(field('代表者の名')).toHaveValue('誠')
})
