import { serve } from '@hono/node-server'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { createApp } from '../../server/app.ts'
import { createLog } from '../log/log.ts'
import { createTestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly status?: number
}
const errorLevel = 50

// Node's error for it has the code of a broken socket, which was taken for the database's: each user who left was an
// outage in log and metrics.
test('an upload that its user leaves is no outage of the database', async context => {
  const api = await createTestApp()
  context.after(() => api.close())
  const user = await api.signIn(await createCompany(api.db))
  const lines: LogLine[] = []
  const answered = Promise.withResolvers<void>()
  const log = createLog(
    'test',
    'debug',
    new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(JSON.parse(line.toString()) as LogLine)
        if (lines.at(-1)?.msg === 'request') answered.resolve()
        done()
      },
    }),
  )
  const server = serve({ fetch: createApp({ ...api.services, log }).fetch, port: 0, hostname: '127.0.0.1' })
  context.after(() => server.close())
  await once(server, 'listening')
  const { upload_url } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 1000 },
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`PUT ${upload_url} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n%PDF-`, () =>
    socket.destroy(),
  )
  await answered.promise
  assert.deepEqual(
    lines.filter(({ level }) => level >= errorLevel),
    [],
  )
  assert.ok(lines.some(({ msg }) => msg === 'caller left'))
  assert.equal(lines.find(({ msg }) => msg === 'request')?.status, 499)
})
