import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { environmentElementId, storageKeys, type EnvironmentPage } from '@invoice-card/environment'
import { blockForm, blockForms, readPage, writeBlock, type BlockForm } from '@invoice-card/environment/page'
import { firstScriptOf } from './scripts.ts'

const urlsOf = (release: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/releases/${release}/1.0.0/${index}.${release}.js`)
const ofHost = ['/releases/host/0.9.0/earlier.js', ...urlsOf('host', 29)]
const ofPayments = urlsOf('remote-payments', 50)
const [entry = '', ...others] = ofPayments
const last = others.slice(-30)

const page: EnvironmentPage = {
  name: 'local',
  sequence: 1,
  variant: 'stable',
  host: { version: '1.0.0' },
  remotes: { remote_payments: { version: '1.0.0', entry, files: [], prefix: 'payments', toggle: 'payments' } },
  preload: [
    { prefix: null, files: [], pages: [{ pattern: '^/signin/?$', files: ofHost.slice(0, 2) }] },
    {
      prefix: 'payments',
      files: [entry, ofHost[28] ?? ''],
      pages: [
        { pattern: '^/payments/?$', files: [] },
        { pattern: '^/payments/[^/]+/?$', files: [...last, ofHost[1] ?? ''] },
      ],
    },
  ],
  toggles: {},
  links: { operationManual: '', faq: '', contact: '', privacyPolicy: '' },
  cardFrameOrigin: '',
  tokenApiKey: '',
  analyticsFrame: null,
  integrity: Object.fromEntries([...ofHost, ...ofPayments].map((url, index) => [url, `sha256-${index}`])),
}

interface Fetched {
  readonly href: string
  readonly integrity: string
}

/** What the page's first script fetches ahead at an address: URL → hash, in the order of their names. */
function fetchedAt(pathname: string, shown: EnvironmentPage, form: BlockForm, isSignedIn = true) {
  const { block, hashes } = writeBlock(shown, form)
  const links: Fetched[] = []
  const document = {
    getElementById: () => ({ textContent: block, hasChildNodes: () => true }),
    querySelector: () => ({ content: `script-src ${hashes.map(hash => `'${hash}'`).join(' ')}` }),
    createElement: () => ({}),
    head: { append: (link: Fetched) => links.push(link) },
    addEventListener: () => undefined,
  }
  runInNewContext(firstScriptOf(form).source, {
    document,
    location: { pathname },
    localStorage: { getItem: (key: string) => (isSignedIn && key === storageKeys.tokens ? 'tokens' : null) },
    sessionStorage: { getItem: () => null },
    addEventListener: () => undefined,
    setTimeout: (run: () => void) => run(),
  })
  return inOrder(links.map(({ href, integrity }) => [href, integrity]))
}

const inOrder = (pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))

const expected = (shown: EnvironmentPage, urls: readonly string[]) =>
  inOrder(urls.map(url => [url, shown.integrity[url] ?? '']))

for (const form of blockForms) {
  test(`fetches what the address needs, with its hash, from a block of form ${form}`, () => {
    const ofScreen = [entry, ofHost[28] ?? '', ...last, ofHost[1] ?? '']
    assert.deepEqual(fetchedAt('/payments/12', page, form), expected(page, ofScreen))
    assert.deepEqual(fetchedAt('/payments/', page, form), expected(page, ofScreen.slice(0, 2)))
    assert.deepEqual(fetchedAt('/signin', page, form), expected(page, ofHost.slice(0, 2)))
    assert.deepEqual(fetchedAt('/payments/12', page, form, false), {})
  })
}

/** The parts of a page that its environment is read from. */
function htmlOf(shown: EnvironmentPage): string {
  const { block, hashes } = writeBlock(shown)
  const sources = hashes.map(hash => `'${hash}'`).join(' ')
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${sources}">
<script type="application/json" id="${environmentElementId}">${block}</script>`
}

test('counts scripts as readBlock does: none of a remote without any, and more than 64', () => {
  const empty = { version: '1', entry: '', files: [], prefix: 'empty', toggle: 'empty' }
  const html = htmlOf({ ...page, remotes: { remote_empty: empty, ...page.remotes } })
  // JSON escapes the first; the second is the first that is no letter of ASCII.
  assert.match(html, /\\\\/)
  assert.match(html, /\u007f/)
  const read = readPage(html)
  const { files = [], pages = [] } = read.preload.find(({ prefix }) => prefix === 'payments') ?? {}
  const urls = [...files, ...(pages[1]?.files ?? [])]
  assert.equal(urls.length, 33)
  assert.deepEqual(fetchedAt('/payments/12', read, blockForm), expected(read, urls))
})
