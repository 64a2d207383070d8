import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { pagePath } from '../environment/stored/files.ts'
import { overwrite } from '../testing/attacker.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { createDashboard } from './server.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'), await publishBuild(data, 'remote-payments'))
const server = createDashboard(data, 'local').listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  server.close()
  server.closeAllConnections()
})
const { port } = server.address() as AddressInfo
const open = (path = '/') => fetch(`http://127.0.0.1:${port}${path}`)

test('a name that is not of this machine is not answered', async () => {
  const asked = request({ port, host: '127.0.0.1', headers: { host: 'evil.example' } }).end()
  const [response] = (await once(asked, 'response')) as [{ statusCode: number }]
  assert.equal(response.statusCode, 421)
})

test('an environment that is not there, and a path, are said to be none', async () => {
  for (const path of ['/moon', '/../keys', '/%E0%A4%A']) assert.equal((await open(path)).status, 404)
})

test('without a database errors and vitals say why, and the rest is there', async () => {
  const response = await open()
  const page = await response.text()
  assert.equal(response.status, 200)
  assert.match(page, /There is no product in .+: set DATABASE_URL/)
  assert.match(page, /Set <strong>1<\/strong>.+Store and page are as they should be/s)
  assert.match(page, /<td>remote-payments<\/td><td><code>1\.0\.0-/)
})

test('the text of a reason is shown as text, and nothing may run', async () => {
  await changeEnvironment(data, 'local', { token_api_key: 'other' }, '<script>alert(1)</script>')
  const response = await open('/local')
  const page = await response.text()
  assert.match(page, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
  assert.doesNotMatch(page, /<script/)
  assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/)
})

test('a difference from the set stands on top', async () => {
  await overwrite(pagePath(data, 'local'), 'changed by hand')
  assert.match(await (await open()).text(), /<ul class="wrong"><li>\S+index\.html is not what set 2 says/)
})
