import { freePort } from '@invoice-card/config/free-port'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { startProcess } from '../../testing/app/process.ts'

// The server that answers probes was never closed: every worker was cut off after twenty seconds and ended with an
// error.
test('a worker that is probed ends in order when it is asked to', async context => {
  const api = await createTestApp()
  context.after(() => api.close())
  const port = await freePort()
  const worker = startProcess(context, 'worker.ts', {
    DATA_DIR: api.config.dataDir,
    DATABASE_URL: api.urls.worker,
    HOST: '127.0.0.1',
    WORKER_HEALTH_PORT: String(port),
  })
  await worker.says('worker ready')
  // Its connection stays open, as that of a probe does.
  assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200)
  worker.stop()
  assert.deepEqual(await worker.ended, [0, null])
  assert.equal(worker.times('stopped with work in progress'), 0)
})
