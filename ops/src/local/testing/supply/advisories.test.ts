import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { before, test, type TestContext } from 'node:test'
import { repositoryRoot } from '../../../applications.ts'
import { findAdvisories } from './advisories.ts'

before(() => process.chdir(repositoryRoot))

/** A registry that answers so, and knows an advisory of this severity about a package of ours. */
async function registry(context: TestContext, status: number, severity: string): Promise<string> {
  const advisory = { id: 1, url: 'https://advisories.example/1', title: 'Bad', severity, vulnerable_versions: '<99' }
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(status === 200 ? JSON.stringify({ pg: [{ ...advisory, cwe: [] }] }) : '')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

for (const severity of ['high', 'critical'])
  test(`an advisory of severity ${severity} about a package of production is found`, async context => {
    const found = await findAdvisories(await registry(context, 200, severity))
    assert.deepEqual(found, { outcome: 'found', lines: [`pg: ${severity}: Bad https://advisories.example/1`] })
  })

test('a moderate one does not stop anybody', async context => {
  assert.deepEqual(await findAdvisories(await registry(context, 200, 'moderate')), { outcome: 'none' })
})

test('a registry without audits, or none at all, is distinguished from one that found nothing', async context => {
  for (const origin of [await registry(context, 404, ''), 'http://127.0.0.1:1/'])
    assert.equal((await findAdvisories(origin)).outcome, 'unanswered', origin)
})
