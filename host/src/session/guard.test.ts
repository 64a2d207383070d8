import '../testing/page.ts'
import '@invoice-card/config/testing'
import { writeTokens } from '@invoice-card/session'
import { createMemoryRouter } from 'react-router-dom'
import { setRouter } from '../reports/route.ts'
import { requireSession, startAtSignIn } from './guard.ts'
import { isPrivatePath } from '../navigation/paths.ts'

const open = (path: string) => {
  try {
    return requireSession({ request: new Request(new URL(path, 'https://card.example.co.jp')) })
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

beforeEach(() => localStorage.clear())

test.each([
  ['/toppage', '/signin?redirect=%2Ftoppage'],
  ['/payments/review?page=2&q=a%26b', '/signin?redirect=%2Fpayments%2Freview%3Fpage%3D2%26q%3Da%2526b'],
])('sends an anonymous user from %s to the sign-in screen, which brings back', (path, target) => {
  expect(open(path)).toBe(target)
})

test('the way back from a screen that a link leads to has its fragment', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/myaccount', loader: requireSession, element: null },
    { path: '/signin', element: null },
  ])
  setRouter(router)
  await router.navigate('/myaccount?from=mail#creditcards')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/signin?redirect=%2Fmyaccount%3Ffrom%3Dmail%23creditcards')
})

test.each([
  ['/suppliers?page=2', '/signin?redirect=%2Fsuppliers%3Fpage%3D2'],
  ['/myaccount#security', '/signin?redirect=%2Fmyaccount%23security'],
  ['/onetime-password', '/onetime-password'],
  ['/error/a/b', '/error/a/b'],
])('a document that an anonymous user opens at %s starts at %s', (path, start) => {
  history.replaceState(null, '', path)
  startAtSignIn()
  expect(location.pathname + location.search).toBe(start)
})

test('half a session is no session', () => {
  localStorage.setItem('invoice-card.tokens', JSON.stringify({ access_token: 'a' }))
  expect(open('/toppage')).toBe('/signin?redirect=%2Ftoppage')
})

test('lets a signed-in user pass', () => {
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  expect(open('/toppage')).toBeNull()
})

test.each([
  '/toppage',
  '/toppage/',
  '/payments/create',
  '/suppliers',
  '/suppliers/1',
  '/collections/history',
  '/myaccount',
  '/myaccount/security',
  '/myaccount/leave',
  '/notifications/3',
  '/termsofservice',
])('%s needs a session', path => {
  expect(isPrivatePath(path)).toBe(true)
})

test.each([
  '/',
  '/signin',
  '/onetime-password',
  '/error/a/b',
  '/unknown',
  '/myaccount/edit-email-complete',
  '/leave-complete',
  '/payments-x',
])('%s is open to everybody', path => {
  expect(isPrivatePath(path)).toBe(false)
})
