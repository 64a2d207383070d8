import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

test('joins label, help and error to the control', () => {
  show(<TextField label="会社名" required help="正式な名称" error="会社名を入力してください。" />)
  const input = screen.getByRole('textbox', { name: '会社名 ※必須' })
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
  expect(input).toHaveAccessibleDescription('正式な名称 ＊会社名を入力してください。')
})

test('marks an optional field', () => {
  show(<TextField label="部署名" required={false} />)
  expect(screen.getByLabelText('部署名※任意')).not.toBeRequired()
})

test('shows and hides a password', async () => {
  show(<PasswordField label="パスワード" autoComplete="current-password" defaultValue="secret" />)
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }))
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }))
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'password')
})
