import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { problemsOfScript } from '@invoice-card/config/browsers/check'
import { parse } from 'acorn'
import { repositoryRoot } from '../../applications.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../../testing/store.ts'
import { sharePicture, tabIcon, type Release } from '../../release/release.ts'
import { composePages } from './compose.ts'
import { readPage } from '@invoice-card/environment/page'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { integrityOf } from '@invoice-card/environment/verify'

const data = await emptyData()
const releases = await Promise.all([
  publishBuild(data, 'host'),
  publishBuild(data, 'remote-payments', {
    scripts: { 'remoteEntry.1.js': 'entry', 'routes.1.js': 'routes', '7.1.js': 'detail' },
    pages: [{ path: 'payments/review/:id', files: ['7.1.js'], consumes: [] }],
  }),
])
const set: EnvironmentSet = await goLive(data, ...releases)
const composePage = (of: EnvironmentSet, stable: readonly Release[]) =>
  composePages(of, { stable, canary: null, overrides: {}, earlier: [] }).stable
const page = composePage(set, releases)

const policyOf = (html: string) =>
  Object.fromEntries(
    /http-equiv="Content-Security-Policy" content="([^"]+)"/
      .exec(html)![1]!
      .split('; ')
      .map(directive => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
  )
const hashOf = (text: string) => `'${integrityOf(text)}'`

const inline = [...page.matchAll(/<script>([\s\S]+?)<\/script>/g)].map(([, source = '']) => source)

test("nothing may run but the scripts of the set and the page's own lines", () => {
  assert.equal(inline.length, 2)
  assert.deepEqual(
    policyOf(page)['script-src']?.toSorted(),
    ['host', 'entry', 'routes', 'detail', ...inline].map(hashOf).toSorted(),
  )
})

test("the oldest browsers read the page's own lines, and an older one those that name them", () => {
  assert.deepEqual(
    inline.flatMap((source, index) => problemsOfScript(String(index), source)),
    [],
  )
  const last = inline.at(-1) ?? ''
  assert.match(last, /Safari 16\.4以降/)
  assert.ok(parse(last, { ecmaVersion: 5 }))
  assert.ok(page.indexOf(last) > page.indexOf('id="root"'))
})

// 184 bytes of brotli in a page with all remotes. A page this small compresses too unevenly to measure there.
test('the words for older browsers stay small', () => {
  const bytes = Buffer.byteLength(inline.at(-1) ?? '')
  assert.ok(bytes <= 480, `${bytes} bytes`)
})

test('no phone makes a link of a number, an address or a date in a text', () => {
  assert.match(page, /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">/)
})

test('crawlers get a picture by an absolute URL where the environment has an origin', async () => {
  const host = await publishBuild(data, 'host', { scripts: { 'host.1.js': 'host', [sharePicture]: 'picture' } })
  const pictureOf = (of: EnvironmentSet) => /property="og:image" content="([^"]*)"/.exec(composePage(of, [host]))?.[1]
  assert.equal(
    pictureOf({ ...set, origin: 'https://pay.example' }),
    `https://pay.example/releases/host/${host.version}/share.png`,
  )
  assert.equal(pictureOf(set), undefined)
})

test("a tab's icon is a file of the host, and none is asked for where the host has none", async () => {
  const host = await publishBuild(data, 'host', { scripts: { 'host.1.js': 'host', [tabIcon]: '<svg/>' } })
  const iconOf = (html: string) => /rel="icon" href="([^"]*)"/.exec(html)?.[1]
  assert.equal(iconOf(composePage(set, [host])), `/releases/host/${host.version}/icon.svg`)
  assert.equal(iconOf(page), 'data:,')
})

test('the picture of a shared link is 1200 × 630', async () => {
  const png = await readFile(join(repositoryRoot, 'host/public', sharePicture))
  assert.equal(png.toString('latin1', 1, 4), 'PNG')
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630])
})

test('the policy leaves no other way in', () => {
  const policy = policyOf(page)
  assert.deepEqual(policy['default-src'], [`'none'`])
  assert.deepEqual(policy['base-uri'], [`'none'`])
  assert.deepEqual(policy['require-trusted-types-for'], [`'script'`])
  assert.deepEqual(policy['trusted-types'], ['invoice-card'])
  assert.deepEqual(policy['frame-src'], [initialValues.card_frame_origin])
  assert.doesNotMatch(JSON.stringify(policy), /unsafe|\*|https?:(?!\/\/localhost:3002)/)
})

test('every script of the page has a hash that the policy lists, and the policy comes first', () => {
  const external = [...page.matchAll(/<script [^>]*src="([^"]+)"[^>]*>/g)]
  assert.ok(external.length > 0)
  for (const [tag, url = ''] of external)
    assert.ok(tag.includes(`integrity="${readPage(page).integrity[url]}" crossorigin="anonymous"`), tag)
  assert.ok(page.indexOf('Content-Security-Policy') < page.indexOf('<script'))
})

test('a remote from before SHA-256 runs with its own hashes, a host from before is refused', () => {
  const [host, remote] = releases
  const old = (release: Release): Release => ({
    ...release,
    files: Object.fromEntries(
      Object.entries(release.files).map(([file, facts]) => [file, { ...facts, integrity: `sha384-${file}` }]),
    ),
  })
  const before = composePage(set, [host, old(remote)])
  assert.equal(readPage(before).integrity[`/releases/remote-payments/${remote.version}/7.1.js`], 'sha384-7.1.js')
  assert.ok(policyOf(before)['script-src']?.includes(`'sha384-7.1.js'`))
  assert.throws(() => composePage(set, [{ ...old(host), block_form: 1 }, remote]), /reads pages of another form/)
})

test('data cannot end its element', () => {
  const hostile = composePage(
    { ...set, links: { ...set.links, faq: 'https://faq.example/</script><script>alert(1)</script><!--' } },
    releases,
  )
  assert.equal(hostile.match(/<script/g)?.length, page.match(/<script/g)?.length)
  assert.doesNotMatch(hostile, /<!--/)
})

test('says which scripts a path needs', () => {
  const remote = readPage(page).preload.find(({ prefix }) => prefix === 'payments')!
  assert.deepEqual(
    remote.files.map(url => url.split('/').at(-1)),
    ['remoteEntry.1.js', 'routes.1.js'],
  )
  const [{ pattern, files }] = remote.pages as [{ pattern: string; files: string[] }]
  assert.deepEqual(
    ['/payments/review/12', '/payments/review/12/', '/payments/review', '/payments/review/12/x'].map(path =>
      new RegExp(pattern).test(path),
    ),
    [true, true, false, false],
  )
  assert.deepEqual(
    files.map(url => url.split('/').at(-1)),
    ['7.1.js'],
  )
})

test('of what is off for one company nothing is fetched ahead, though it may run', async () => {
  const collections = await publishBuild(data, 'remote-collections')
  const toggles = {
    collections: { is_on: true, when_off: 'new' as const, excluded_corporate_numbers: ['1234567890123'] },
  }
  const { preload, integrity, toggles: shown } = readPage(composePage({ ...set, toggles }, [...releases, collections]))
  assert.deepEqual(
    preload.map(({ prefix }) => prefix),
    [null, 'payments'],
  )
  assert.equal(Object.keys(integrity).filter(url => url.includes('remote-collections')).length, 2)
  assert.deepEqual(shown, { collections: 'by_company', collections_existing: 'by_company' })
})

test('while new requests are off, what shows those that are out is there and fetched ahead', async () => {
  const collections = await publishBuild(data, 'remote-collections')
  const toggles = { collections: { is_on: false, when_off: 'new' as const, excluded_corporate_numbers: [] } }
  const { preload, toggles: shown } = readPage(composePage({ ...set, toggles }, [...releases, collections]))
  assert.deepEqual(
    preload.map(({ prefix }) => prefix),
    [null, 'payments', 'collections'],
  )
  assert.deepEqual(shown, { collections: 'off' })
})

test('the page does not say for which companies something is off', async () => {
  const toggles = {
    collections: { is_on: true, when_off: 'new' as const, excluded_corporate_numbers: ['1234567890123'] },
  }
  assert.doesNotMatch(composePage({ ...set, toggles }, releases), /1234567890123/)
})

test('the shared packages that a screen waits for are fetched with it', async () => {
  const data = await emptyData()
  const host = await publishBuild(data, 'host', {
    scripts: {
      'host.1.js': 'host',
      'loader.1.js': 'loader',
      'ui.1.js': 'ui',
      'form.1.js': 'form',
      'query.1.js': 'query',
    },
    lazily: { ui: ['ui.1.js'], form: ['form.1.js'], query: ['query.1.js'] },
    remoteLoader: { files: ['loader.1.js'], consumes: ['query'] },
    pages: [{ path: 'signin', files: [], consumes: ['form', 'react'] }],
  })
  const remote = await publishBuild(data, 'remote-payments', {
    consumes: ['react'],
    pages: [{ path: 'payments/create', files: [], consumes: ['ui', 'query', 'react'] }],
  })
  const { preload } = readPage(composePage(await goLive(data, host, remote), [host, remote]))
  const names = (urls: readonly string[] = []) => urls.map(url => url.split('/').at(-1))
  assert.deepEqual(names(preload[0]?.pages[0]?.files), ['form.1.js'])
  assert.deepEqual(names(preload[1]?.files), ['loader.1.js', 'query.1.js', 'remoteEntry.1.js', 'routes.1.js'])
  // The others are named once, for all screens of the remote.
  assert.deepEqual(names(preload[1]?.pages[0]?.files), ['ui.1.js'])
})
