import { act, render as renderAlone, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { RefusalError } from '@invoice-card/api-client'
import { Checkbox, SelectField, TextField, UiProvider } from '@invoice-card/ui'
import { useEffect, type ReactElement } from 'react'
import * as v from 'valibot'
import { routed } from './testing/routed.tsx'
import { useForm, type FormOptions } from './use-form.ts'

interface Values {
  name: string
  kind: string
  agreed: boolean
  day: string
}

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
const schema = v.object({
  name: v.pipe(filled('名前を入力してください。'), v.maxLength(5, '5文字以内で入力してください。')),
  kind: filled('種類を選択してください。'),
  agreed: v.literal(true, '同意してください。'),
})
const initialValues: Values = { name: '', kind: '', agreed: false, day: '' }
const filledIn: Values = { ...initialValues, name: '青葉', kind: 'a', agreed: true }
let program: (name: string) => void
let setFilling: (isFilling: boolean) => void

function Example(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({ initialValues, schema, onSubmit: () => {}, ...options })
  useEffect(() => {
    program = name => form.patch(values => ({ ...values, name }))
    setFilling = form.setFilling
  })
  return (
    <UiProvider>
      <form {...form.form} aria-label="例">
        {form.refusal && <p role="alert">{form.refusal}</p>}
        <ul>
          {form.errors.map(({ fieldId, message }) => (
            <li key={fieldId}>{message}</li>
          ))}
        </ul>
        <TextField {...form.field('name')} label="名前" />
        <SelectField {...form.field('kind')} label="種類" emptyLabel="未選択" options={[{ value: 'a', label: '甲' }]} />
        <Checkbox {...form.checkbox('agreed')} label="同意する" />
        <button type="submit">送信</button>
      </form>
    </UiProvider>
  )
}

const render = (form: ReactElement) => renderAlone(form, { wrapper: routed() })
const name = () => screen.getByLabelText(/名前/)
/** A submit that the server refuses. */
const refuse = (
  httpStatus: number,
  status: string,
  message: string,
  fields: { field: string; message: string }[] = [],
) => {
  const refused = new RefusalError(httpStatus, { status, message, fields }, { method: 'POST', url: '/' })
  return () => Promise.reject(refused)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: '送信' }))

test('says nothing while a field is typed into, and checks it when it is left', async () => {
  render(<Example />)
  await userEvent.type(name(), '長い名前です')
  expect(screen.queryByText(/5文字以内で入力してください。/)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(/5文字以内で入力してください。/)).toBeVisible()
})

test('says nothing about a field that is left as it was', async () => {
  render(<Example />)
  await userEvent.click(name())
  await userEvent.tab()
  expect(screen.queryByText(/名前を入力してください。/)).toBeNull()
})

test('keeps a message while the value is corrected, and removes it when the field is left', async () => {
  render(<Example />)
  await userEvent.type(name(), '長い名前です')
  await userEvent.tab()
  await userEvent.clear(name())
  await userEvent.type(name(), '短い')
  expect(screen.getByText(/5文字以内で入力してください。/)).toBeVisible()
  await userEvent.tab()
  expect(screen.queryByText(/5文字以内で入力してください。/)).toBeNull()
})

test('checks a choice at once', async () => {
  render(<Example />)
  await userEvent.selectOptions(screen.getByLabelText(/種類/), 'a')
  await userEvent.selectOptions(screen.getByLabelText(/種類/), '')
  expect(screen.getByText(/種類を選択してください。/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByText(/同意してください。/)).toBeVisible()
})

test('shows every error of the page on submit, from top to bottom, and focuses the first', async () => {
  const onSubmit = jest.fn()
  render(
    <Example
      onSubmit={onSubmit}
      checkMore={async () => [{ fieldId: 'card', message: 'カード番号を入力してください。' }]}
    />,
  )
  await submit()
  expect((await screen.findAllByRole('listitem')).map(item => item.textContent)).toEqual([
    '名前を入力してください。',
    '種類を選択してください。',
    '同意してください。',
    'カード番号を入力してください。',
  ])
  expect(name()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('shows what the server refuses at the field it names until that field changes', async () => {
  const refused = refuse(422, 'invalid', 'だめです。', [{ field: 'name', message: 'この名前は使えません。' }])
  render(<Example initialValues={filledIn} onSubmit={refused} />)
  await submit()
  expect(await screen.findAllByText(/この名前は使えません。/)).toHaveLength(2)
  expect(name()).toHaveFocus()
  await userEvent.type(name(), '甲')
  expect(screen.queryByText(/この名前は使えません。/)).toBeNull()
})

test('leaves the focus where the user types while another field is still wrong', async () => {
  const refused = refuse(422, 'invalid', 'だめです。', [
    { field: 'name', message: '使えません。' },
    { field: 'kind', message: '選べません。' },
  ])
  render(<Example initialValues={filledIn} onSubmit={refused} />)
  await submit()
  expect(await screen.findAllByText(/使えません。/)).toHaveLength(2)
  await userEvent.selectOptions(screen.getByLabelText(/種類/), '')
  await userEvent.type(name(), '甲')
  expect(name()).toHaveFocus()
})

test("shows a refusal about no field as a whole, in the screen's words, and leaves the input", async () => {
  const refused = refuse(409, 'gone', 'サーバーの言葉')
  render(<Example initialValues={filledIn} onSubmit={refused} refusalTexts={{ gone: 'もうありません。' }} />)
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('もうありません。')
  expect(name()).toHaveValue('青葉')
})

test('shows a refusal at the field that its code is about, every time', async () => {
  const refused = refuse(400, 'wrong', '名前が違います。')
  render(<Example initialValues={filledIn} onSubmit={refused} refusalFields={{ wrong: 'name' }} />)
  for (const letter of ['甲', '乙']) {
    await submit()
    expect(await screen.findAllByText(/名前が違います。/)).toHaveLength(2)
    await userEvent.type(name(), letter)
    expect(screen.queryByText(/名前が違います。/)).toBeNull()
  }
})

test('checks nothing when the program fills a field, but takes back a message that is answered', async () => {
  render(<Example />)
  await submit()
  expect(await screen.findAllByText(/名前を入力してください。/)).toHaveLength(2)
  act(() => program('青葉'))
  expect(screen.queryByText(/名前を入力してください。/)).toBeNull()
  act(() => program('長い名前です'))
  expect(screen.queryByText(/5文字以内で入力してください。/)).toBeNull()
})

test('hands every value on, so that a reload finds it, and submits once for several presses', async () => {
  const onValues = jest.fn()
  const onSubmit = jest.fn(() => new Promise<void>(() => {}))
  render(<Example initialValues={{ ...filledIn, name: '' }} onValues={onValues} onSubmit={onSubmit} />)
  await userEvent.type(name(), '青葉')
  expect(onValues).toHaveBeenLastCalledWith(expect.objectContaining({ name: '青葉' }))
  await submit()
  await submit()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('takes back what other rules no longer ask, and asks nothing new before the next submit', async () => {
  const { rerender } = render(<Example />)
  await submit()
  expect(await screen.findAllByText(/名前を入力してください。/)).toHaveLength(2)
  const shorter = v.object({ kind: filled('種類を選択してください。'), day: filled('日付を入力してください。') })
  rerender(<Example schema={shorter} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['種類を選択してください。'])
})

test('asks what else is wrong once, however often a submit is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<never[]>()
  const checkMore = jest.fn(() => promise)
  const onSubmit = jest.fn()
  render(<Example initialValues={filledIn} checkMore={checkMore} onSubmit={onSubmit} />)
  await submit()
  await submit()
  await act(async () => resolve([]))
  expect(checkMore).toHaveBeenCalledTimes(1)
  expect(checkMore).toHaveBeenCalledWith(filledIn)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

describe('while the program is still filling the form', () => {
  test('a submit waits, and is checked with what came', async () => {
    const onSubmit = jest.fn()
    render(<Example initialValues={{ ...filledIn, name: '' }} onSubmit={onSubmit} />)
    act(() => setFilling(true))
    await submit()
    expect(screen.queryByText(/名前を入力してください。/)).toBeNull()
    await act(async () => {
      program('青葉')
      setFilling(false)
    })
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(filledIn, expect.any(Function)))
  })

  test('a submit is dropped when the user changes a field', async () => {
    const onSubmit = jest.fn()
    render(<Example initialValues={filledIn} onSubmit={onSubmit} />)
    act(() => setFilling(true))
    await submit()
    await userEvent.type(name(), '甲')
    await act(async () => setFilling(false))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
