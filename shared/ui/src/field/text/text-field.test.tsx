import { useState } from 'react'
import { fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../../testing/show.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

test('joins label, help and error to the control', () => {
  show(<TextField label="会社名" required help="正式な名称" error="会社名を入力してください。" />)
  const input = screen.getByRole('textbox', { name: '会社名 必須' })
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
  expect(input).toHaveAccessibleDescription('正式な名称 ＊会社名を入力してください。')
})

test('marks an optional field', () => {
  show(<TextField label="部署名" required={false} />)
  expect(screen.getByLabelText('部署名任意')).not.toBeRequired()
})

test('shows and hides a password', async () => {
  show(<PasswordField label="パスワード" autoComplete="current-password" defaultValue="secret" />)
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }))
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }))
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'password')
})

function Kana() {
  const [text, setText] = useState('')
  return (
    <TextField
      label="カナ"
      value={text}
      onChange={({ target }) => setText(target.value)}
      spelling={typed => typed.replaceAll('あ', 'ア')}
      onSpelled={setText}
    />
  )
}

test('turns what was typed into its spelling when the field is left, and not before', async () => {
  show(<Kana />)
  await userEvent.type(screen.getByLabelText('カナ'), 'あい')
  expect(screen.getByLabelText('カナ')).toHaveValue('あい')
  await userEvent.tab()
  expect(screen.getByLabelText('カナ')).toHaveValue('アい')
})

test('leaves text alone while an input method composes it, also when the field is left meanwhile', async () => {
  show(<Kana />)
  const input = screen.getByLabelText('カナ')
  await userEvent.click(input)
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: 'あ' } })
  await userEvent.tab()
  expect(input).toHaveValue('あ')
  fireEvent.compositionEnd(input)
  expect(input).toHaveValue('ア')
})
