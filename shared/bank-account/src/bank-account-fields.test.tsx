import { render as renderAlone, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { useForm } from '@invoice-card/form'
import { routed } from '@invoice-card/form/testing'
import { UiProvider } from '@invoice-card/ui'
import type { ReactElement } from 'react'
import { object, safeParse } from 'valibot'
import { AccountSchema } from './account-schema.ts'
import { emptyAccount, toAccountInput, type AccountValues } from './account-values.ts'
import { BankAccountFields } from './bank-account-fields.tsx'
import type { BankSearch } from './bank-options.ts'

const schema = object({ account: AccountSchema })
const branches = [
  { code: '018', name: '〇一八店', name_kana: 'ｾﾞﾛｲﾁﾊﾁ' },
  { code: '001', name: '本店', name_kana: 'ﾎﾝﾃﾝ' },
]
const search: BankSearch = async (_, __, bankCode) =>
  bankCode === undefined ? [{ code: '0116', name: '北海道銀行', name_kana: 'ﾎﾂｶｲﾄﾞｳ' }] : branches
let values: AccountValues

function Example({ account = emptyAccount, onSubmit = () => {} }: { account?: AccountValues; onSubmit?: () => void }) {
  const form = useForm({
    initialValues: { account },
    schema,
    onSubmit,
    onValues: ({ account: changed }) => {
      values = changed
    },
  })
  return (
    <UiProvider>
      <form {...form.form} aria-label="口座">
        <BankAccountFields form={form} path="account" search={search} />
        <button type="submit">送信</button>
      </form>
    </UiProvider>
  )
}

const render = (form: ReactElement) => renderAlone(form, { wrapper: routed() })
const combobox = (name: RegExp) => screen.getByRole('combobox', { name })
const box = (name: RegExp) => screen.getByRole('textbox', { name })

test('offers the eight major banks before anything is typed, and asks the server after', async () => {
  render(<Example />)
  await userEvent.click(combobox(/金融機関/))
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([
    'みずほ銀行0001',
    '三菱UFJ銀行0005',
    '三井住友銀行0009',
    'りそな銀行0010',
    '楽天銀行0036',
    'ドコモSMTBネット銀行0038',
    '三井住友信託銀行0294',
    'ゆうちょ銀行9900',
  ])
  await userEvent.type(combobox(/金融機関/), 'ほっかい')
  await userEvent.click(await screen.findByRole('option', { name: /北海道銀行/ }))
  expect(values).toMatchObject({ bank_code: '0116', bank_name: '北海道銀行' })
})

test('another bank takes the branch of the former one away', async () => {
  render(
    <Example
      account={{ ...emptyAccount, bank_code: '0116', bank_name: '北海道銀行', branch_code: '001', branch_name: '本店' }}
    />,
  )
  await userEvent.click(combobox(/金融機関/))
  await userEvent.click(await screen.findByRole('option', { name: /みずほ/ }))
  expect(values).toMatchObject({ bank_code: '0001', branch_code: '', branch_name: '' })
})

test('turns 記号 and 番号 into branch, type and number, and marks a pair that does not match', async () => {
  render(<Example account={{ ...emptyAccount, bank_code: '9900', bank_name: 'ゆうちょ銀行' }} />)
  const convert = () => userEvent.click(screen.getByRole('button', { name: '支店と口座番号に変換する' }))
  await userEvent.type(box(/^記号/), '99999')
  await convert()
  expect(box(/^記号/)).toBeInvalid()
  expect(box(/^記号/)).toHaveFocus()
  await userEvent.clear(box(/^記号/))
  await userEvent.type(box(/^記号/), '１０１８０')
  await userEvent.type(box(/^番号/), '12345671')
  await convert()
  expect(values).toMatchObject({ branch_code: '018', account_type: 1, account_number: '1234567' })
  await waitFor(() => expect(values.branch_name).toBe('〇一八店'))
})

// `1234-5671` of another paper was converted as if it were a 番号.
test('takes the digit of a reissued passbook behind a 記号, and no other hyphen', async () => {
  render(<Example account={{ ...emptyAccount, bank_code: '9900', bank_name: 'ゆうちょ銀行' }} />)
  const convert = () => userEvent.click(screen.getByRole('button', { name: '支店と口座番号に変換する' }))
  await userEvent.type(box(/^記号/), '10180-2')
  await userEvent.type(box(/^番号/), '1234-5671')
  await convert()
  expect(box(/^番号/)).toBeInvalid()
  expect(box(/^番号/)).toHaveFocus()
  expect(box(/^記号/)).toBeValid()
  await userEvent.clear(box(/^番号/))
  await userEvent.type(box(/^番号/), '１２３４５６７１')
  await userEvent.clear(box(/^記号/))
  await userEvent.type(box(/^記号/), '101-80')
  await convert()
  expect(box(/^記号/)).toBeInvalid()
  await userEvent.clear(box(/^記号/))
  await userEvent.type(box(/^記号/), '１０１８０－２')
  await convert()
  expect(values).toMatchObject({ branch_code: '018', account_number: '1234567' })
})

test('shows how a transfer carries the holder, with what is changed on the way', async () => {
  render(<Example />)
  await userEvent.type(box(/^口座名義/), 'カブシキガイシャヲバタ')
  expect(await screen.findByText('振込に使う名義：カ）オバタ')).toBeVisible()
  expect(screen.getByText(/「オ」に置き換えました/)).toBeVisible()
})

test('a submit says what is missing or wrong at every field', async () => {
  const onSubmit = jest.fn()
  render(
    <Example
      account={{ ...emptyAccount, account_number: '12345678', account_holder_kana: '青葉' }}
      onSubmit={onSubmit}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: '送信' }))
  expect(await screen.findByText(/金融機関を選択してください/)).toBeVisible()
  for (const field of [combobox(/金融機関/), combobox(/支店/), box(/^口座番号/), box(/^口座名義/)])
    expect(field).toBeInvalid()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a call takes the number in seven digits', () => {
  expect(toAccountInput({ ...emptyAccount, account_number: '１２-345' }).account_number).toBe('0012345')
})

// A hyphen before or behind is no part of a number: `-1` was paid to 0000001.
test.each(['-1', '1-', '－１２３', '123--4567', '12 - - 3', '12345678', '1.5'])('%s is no account number', typed => {
  expect(safeParse(AccountSchema.entries.account_number, typed).success).toBe(false)
})

test.each(['1', '123-4567', '１２３－４５６７', '123 4567', '12 - 345', ' 1234567 '])('%s is one', typed => {
  expect(safeParse(AccountSchema.entries.account_number, typed).success).toBe(true)
})

test('a short number is shown as it is registered, a whole or wrong one is not', async () => {
  render(<Example />)
  await userEvent.type(box(/^口座番号/), '１２３')
  expect(box(/^口座番号/)).toHaveAccessibleDescription(/0000123 として登録します。/)
  await userEvent.type(box(/^口座番号/), '4567')
  expect(screen.queryByText(/として登録します/)).toBeNull()
  await userEvent.clear(box(/^口座番号/))
  await userEvent.type(box(/^口座番号/), '-1')
  expect(screen.queryByText(/として登録します/)).toBeNull()
})
