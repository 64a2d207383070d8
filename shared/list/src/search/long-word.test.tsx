import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/example.tsx'

test('a word of more than 100 characters is not cut and not searched for, and the field says why', async () => {
  const router = show('/suppliers')
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste('青'.repeat(101))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('searchbox')).toHaveValue('青'.repeat(101))
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/100文字以内で入力してください。/)
  expect(router.state.location.search).toBe('')
  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}{Enter}')
  expect(screen.getByRole('searchbox')).toBeValid()
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: '青'.repeat(100) })}`)
})

describe('conditions that are applied beside a word of more than 100 characters', () => {
  const word = () => screen.getByRole('searchbox')
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const typeBoth = async () => {
    await press('絞り込み')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状態' }), 'approved')
    await userEvent.click(word())
    await userEvent.paste('青'.repeat(101))
  }

  // The list was narrowed without the word, and the field still had it.
  test('wait for a shorter word: the field says why, and nothing typed is lost', async () => {
    const router = show('/suppliers')
    await typeBoth()
    await press('この条件で絞り込む')
    expect(word()).toHaveFocus()
    expect(word()).toHaveAccessibleDescription(/100文字以内で入力してください。/)
    expect(word()).toHaveValue('青'.repeat(101))
    expect(screen.getByRole('combobox', { name: '状態' })).toHaveValue('approved')
    expect(router.state.location.search).toBe('')
    await userEvent.keyboard('{End}{Backspace}')
    expect(word()).toBeValid()
    await press('この条件で絞り込む')
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ status: 'approved', q: '青'.repeat(100) })}`)
  })

  test('are cleared, and the field says why its word is not searched for', async () => {
    const router = show('/suppliers?status=approved&q=x')
    await press(/^絞り込み/)
    await userEvent.click(word())
    await userEvent.paste('青'.repeat(101))
    await press('条件を解除する')
    expect(router.state.location.search).toBe('?q=x')
    expect(word()).toHaveValue(`x${'青'.repeat(101)}`)
    expect(word()).toHaveAccessibleDescription(/100文字以内で入力してください。/)
  })
})
