import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { createApiServer } from './listen.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

/** The end of a connection that sent the start of a request and no more. */
const closed = (port: number, path: string, sender: string): Promise<void> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).once('close', () => resolve())
    socket.resume()
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${sender}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    )
  })

// 400 of them stayed open for five minutes.
test(
  'hundreds of unfinished bodies are closed, and no other call waits for them',
  { timeout: 30_000 },
  async context => {
    const server = createApiServer(api.services, { bodyGraceMs: 1000 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    context.after(() => {
      server.close()
      server.closeAllConnections()
    })
    const { port } = server.address() as AddressInfo
    const hostile = ['/reports', '/api/v1/gateway/pushes', '/api/v1/login', '/api/v1/nothing'].flatMap(path =>
      Array.from({ length: 100 }, () => closed(port, path, '198.51.100.66')),
    )
    const response = await fetch(`http://127.0.0.1:${port}/reports`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' },
      body: '{}',
    })
    assert.equal(response.status, 400)
    await Promise.all(hostile)
  },
)
