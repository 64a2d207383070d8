import '../testing/page.ts'
import { environment } from './environment.ts'

const known = '/releases/host/1.0.0-1/page.js'
beforeAll(async () => {
  Object.assign(environment.integrity, { [known]: 'sha256-known' })
  await import('./script-guard.ts')
})

function prepared(url: string) {
  const script = document.createElement('script')
  const failed = new Promise<'failed'>(resolve => script.addEventListener('error', () => resolve('failed')))
  globalThis.scriptGuard.prepare(script, url)
  return { script, failed }
}

test.each([
  ['a script that the set does not list', '/releases/host/1.0.0-1/other.js'],
  ['a listed path at another origin', `https://evil.example${known}`],
  ['data', 'data:text/javascript,alert(1)'],
  ['a listed script with a query', `${known}x?y`],
])('%s is not fetched and fails like a lost connection', async (_, url) => {
  const { script, failed } = prepared(url)
  expect(await failed).toBe('failed')
  expect(script.hasAttribute('src')).toBe(false)
})

test('a script that another release brought is fetched from the folder of that release', () => {
  const { script } = prepared(`${location.origin}/releases/host/1.0.0-2/page.js`)
  expect(new URL(script.src).pathname).toBe(known)
  expect(script.integrity).toBe('sha256-known')
})

test('a listed script gets its hash', () => {
  const { script } = prepared(location.origin + known)
  expect(script.integrity).toBe('sha256-known')
  expect(script.crossOrigin).toBe('anonymous')
  expect(new URL(script.src).pathname).toBe(known)
})
