import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { AppLink, BackLink } from './app-link.tsx'

test('opens a target that starts with http in a new tab, with nofollow and noreferrer', () => {
  show(<AppLink to="https://example.co.jp/manual">操作マニュアル</AppLink>)
  const link = screen.getByRole('link', { name: /操作マニュアル/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'nofollow noreferrer')
  expect(link).toHaveAccessibleName(/新しいタブで開きます/)
})

test('leaves any other target to the router', () => {
  show(<AppLink to="/suppliers">取引先</AppLink>)
  const link = screen.getByRole('link', { name: '取引先' })
  expect(link).toHaveAttribute('href', '/suppliers')
  expect(link).not.toHaveAttribute('target')
})

test('a link back has its arrow first and leads inside', () => {
  show(<BackLink to="/signin" label="サインイン画面に戻る" />)
  const link = screen.getByRole('link', { name: 'サインイン画面に戻る' })
  expect(link).toHaveAttribute('href', '/signin')
  expect(link.firstElementChild?.localName).toBe('svg')
})
