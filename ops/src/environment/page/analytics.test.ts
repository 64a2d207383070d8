import type { Analytics } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { emptyData, goLive, initialValues, publishBuild } from '../../testing/store.ts'
import { changeEnvironment } from '../change/change.ts'
import { pagePath } from '../stored/files.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))
const configure = (analytics: Analytics | null) => changeEnvironment(data, 'local', { analytics }, 'test')
const page = () => readFile(pagePath(data, 'local'), 'utf8')
const frame_url = 'https://analytics.example/frame.html'

test('an environment without containers has no trace of them', async () => {
  assert.match(await page(), /"analyticsFrame":null/)
  assert.doesNotMatch(await page(), /googletagmanager|GTM-/)
})

for (const [what, analytics, reason] of [
  ['containers in the page itself', { container_ids: ['GTM-ABC1234'] }, /scripts that nobody has a hash of/],
  [
    'containers on the origin of the card document',
    { container_ids: ['GTM-ABC1234'], frame_url: `${initialValues.card_frame_origin}/frame.html` },
    /could read card numbers/,
  ],
  [
    'a frame without https',
    { container_ids: ['GTM-ABC1234'], frame_url: 'http://analytics.example/frame.html' },
    /must begin with https/,
  ],
  ['a frame at no address', { container_ids: ['GTM-ABC1234'], frame_url: '/frame.html' }, /no absolute URL/],
  ['a frame with a query', { container_ids: ['GTM-ABC1234'], frame_url: `${frame_url}?a=1` }, /must end with its path/],
  ['an id that is something else', { container_ids: ['"><script>'], frame_url }, /is no id of a container/],
] as const) {
  test(`refuses ${what}`, async () => {
    const before = await page()
    await assert.rejects(configure({ ...analytics, container_ids: [...analytics.container_ids] }), reason)
    assert.equal(await page(), before)
  })
}

test('two containers run in their own document: the policy lets the frame in, and no script', async () => {
  await configure({ container_ids: ['GTM-ABC1234', 'GTM-DEF5678'], frame_url })
  const html = await page()
  assert.match(html, /"analyticsFrame":"https:\/\/analytics\.example\/frame\.html\?id=GTM-ABC1234&id=GTM-DEF5678"/)
  assert.match(html, new RegExp(`frame-src ${initialValues.card_frame_origin} https://analytics\\.example;`))
  assert.match(html, /script-src ('sha256-[^']+' ?)+;/)
})

test('switched off again, the page lets the frame in no more', async () => {
  await configure(null)
  assert.doesNotMatch(await page(), /analytics\.example/)
})
