import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnvironmentPage } from '../page.ts'
import { readBlock } from './read.ts'
import { writeBlock } from './write.ts'

const page: EnvironmentPage = {
  name: 'local',
  sequence: 1,
  variant: 'stable',
  host: { version: '1.0.0-1' },
  remotes: {
    remote_first_things: {
      version: '2.0.0-dev.1+a',
      entry: '/releases/remote-first-things/2.0.0-dev.1+a/remoteEntry.js',
      files: ['/releases/remote-first-things/2.0.0-dev.1+a/expose-routes.js'],
      prefix: 'first',
      flowTitle: '最初',
      toggle: 'first-things',
    },
    remote_second: { version: '1', entry: '', files: [], prefix: 'second', toggle: 'second' },
  },
  preload: [
    {
      prefix: null,
      files: [],
      pages: [
        { pattern: '^//?$', files: [] },
        { pattern: '^/404/[^/]+/?$', files: ['/releases/host/1.0.0-1/7.js'] },
      ],
    },
    {
      prefix: 'first',
      files: ['/releases/host/1.0.0-1/host.js', '/releases/remote-first-things/2.0.0-dev.1+a/remoteEntry.js'],
      pages: [
        { pattern: '^/first/?$', files: [] },
        {
          pattern: '^/first/.*/?$',
          files: ['/releases/remote-first-things/2.0.0-dev.1+a/12.1.js', '/releases/host/1.0.0-1/7.js'],
        },
      ],
    },
  ],
  toggles: { first: 'off' },
  links: { operationManual: '', faq: '</script>', contact: '', privacyPolicy: '' },
  cardFrameOrigin: '',
  tokenApiKey: '',
  analyticsFrame: null,
  integrity: {
    '/releases/remote-first-things/2.0.0-dev.1+a/12.1.js': 'sha256-a+/=',
    '/releases/host/1.0.0-1/7.js': 'sha384-old',
    '/releases/remote-first-things/2.0.0-dev.1+a/expose-routes.js': 'sha256-same',
    '/releases/remote-first-things/2.0.0-dev.1+a/remoteEntry.js': 'sha256-same',
    '/releases/host/1.0.0-1/host.js': 'sha256-host',
  },
}

const policyOf = (hashes: readonly string[]) =>
  `default-src 'none'; script-src ${[...hashes, 'sha256-inline'].map(hash => `'${hash}'`).join(' ')}`

test('reads a written block again, with the hashes from the policy', () => {
  const { block, hashes } = writeBlock(page)
  assert.deepEqual(readBlock(block, policyOf(hashes)), page)
  assert.doesNotMatch(block, /sha\d|</)
})

test('scripts that have not changed stay in the folders of earlier releases', () => {
  const earlier = '/releases/remote-first-things/1.9.0-z/12.1.js'
  const { '/releases/remote-first-things/2.0.0-dev.1+a/12.1.js': hash = '', ...others } = page.integrity
  const moved: EnvironmentPage = {
    ...page,
    preload: page.preload.map(({ pages, ...one }) => ({
      ...one,
      pages: pages.map(({ pattern, files }) => ({
        pattern,
        files: files.map(file => (file.endsWith('/12.1.js') ? earlier : file)),
      })),
    })),
    integrity: { ...others, [earlier]: hash },
  }
  const { block, hashes } = writeBlock(moved)
  assert.match(block, /"earlier":\[\["2\.0\.0-dev\.1\+a",2\],\["1\.9\.0-z",1\]\]/)
  assert.deepEqual(readBlock(block, policyOf(hashes)), moved)
})

test('a script that no release of the page has is refused, and one without a hash', () => {
  const elsewhere = '/releases/remote-others/1.0.0-2/7.js'
  const refused = /is no script of the page's releases, or has no hash there/
  assert.throws(() => writeBlock({ ...page, integrity: { ...page.integrity, [elsewhere]: 'sha256-a' } }), refused)
  assert.throws(() => writeBlock({ ...page, preload: [{ prefix: null, files: [elsewhere], pages: [] }] }), refused)
  assert.throws(
    () => writeBlock({ ...page, integrity: { ...page.integrity, '/releases/host/1.0.0-1/7.js': '' } }),
    refused,
  )
})

test('a second script of one name is refused, for loaders know scripts by their names', () => {
  const again = '/releases/host/1.0.0-2/7.js'
  assert.throws(
    () => writeBlock({ ...page, integrity: { ...page.integrity, [again]: 'sha256-a' } }),
    /Another script of the page has the name of \/releases\/host\/1\.0\.0-[12]\/7\.js/,
  )
})

test('a script that the policy has no hash for is read as one that may not run', () => {
  const { block, hashes } = writeBlock(page)
  const { integrity } = readBlock(block, hashes.slice(0, 1).join())
  assert.deepEqual(
    Object.values(integrity).filter(hash => hash !== ''),
    hashes.slice(0, 1),
  )
})

test('screens of an area that no remote has are refused, and a script with a space in its name', () => {
  const unknown = { prefix: 'third', files: [], pages: [] }
  assert.throws(() => writeBlock({ ...page, preload: [unknown] }), /No remote of the page has the prefix third/)
  const spaced = { ...page.integrity, '/releases/host/1.0.0-1/a b.js': 'sha256-a' }
  assert.throws(() => writeBlock({ ...page, integrity: spaced }), /a b\.js has a space in its name/)
})

test('what is on is not written', () => {
  const { block, hashes } = writeBlock({ ...page, toggles: { first: 'off', second: 'on' } })
  assert.deepEqual(readBlock(block, policyOf(hashes)).toggles, { first: 'off' })
})

test('a pattern of another area is refused, and one with what stands between two', () => {
  const of = (pattern: string) => ({
    ...page,
    preload: [{ prefix: 'first', files: [], pages: [{ pattern, files: [] }] }],
  })
  for (const pattern of ['^/second/?$', '^/firstly/?$', '^/first//?$', '^/first/a b/?$', '^/first/a,b/?$', '/first']) {
    assert.throws(() => writeBlock(of(pattern)), /A pattern of the page is \^\/first\/…/)
  }
})
