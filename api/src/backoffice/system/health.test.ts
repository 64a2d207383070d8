import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createApp } from '../../server/app.ts'
import { createMetricsServer } from '../../server/metrics-server.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

test('an unknown path gets the same error body as every refusal', async () => {
  const response = await api.app.request('/api/v1/nothing')
  assert.equal(response.status, 404)
  const body = (await response.json()) as { status: string; request_id: string }
  assert.equal(body.status, 'not_found')
  assert.equal(body.request_id, response.headers.get('x-request-id'))
})

test('a process that is about to end takes no more work, but still lives', async () => {
  api.services.lifecycle.isStopping = true
  assert.equal((await api.app.request('/readyz')).status, 503)
  assert.equal((await api.app.request('/healthz')).status, 200)
  api.services.lifecycle.isStopping = false
})

test('shows what it measured, by the names of the calls and never by what was asked', async () => {
  await api.app.request('/api/v1/system/time?secret=abc')
  await api.app.request('/api/v1/nothing/secret-path')
  const response = await api.app.request('/metrics')
  const text = await response.text()
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
  assert.match(text, /api_call_duration_seconds_count\{call="getSystemTime",status="200",variant="none"\} 1/)
  assert.match(text, /^outbox_waiting 0$/m)
  assert.match(text, /^jobs_failed 0$/m)
  assert.match(text, /^database_pool_connections \d+$/m)
  assert.doesNotMatch(text, /secret/)
})

// They were one `/api/../metrics` away from everybody.
test('a public port shows no measurements, except on the machine of a developer', async () => {
  const services = { ...api.services, config: { ...api.config, isLocal: false } }
  assert.equal((await createApp(services).request('/metrics')).status, 404)
  const server = createMetricsServer(services).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  assert.match(await (await fetch(`${origin}/metrics`)).text(), /^jobs_failed 0$/m)
  assert.equal((await fetch(`${origin}/healthz`)).status, 404)
  server.close()
  server.closeAllConnections()
})

test('the dashboard for Grafana asks for nothing that is not measured', async () => {
  const dashboard = await readFile(join(import.meta.dirname, '../../../../ops/grafana/invoice-card.json'), 'utf8')
  const text = await (await api.app.request('/metrics')).text()
  const measured = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  const asked = [...dashboard.matchAll(/"expr": "(.+)"/g)]
    .flatMap(([, expression = '']) =>
      [...expression.matchAll(/\b(\w+?)(?:_bucket|_count|_sum)?(?=[{[)])/g)].map(([, name]) => name),
    )
    .filter(name => name?.includes('_'))
  assert.ok(asked.length > 8)
  assert.deepEqual(
    asked.filter(name => !measured.includes(name)),
    [],
  )
})

test('says that it lives and that it is ready', async () => {
  assert.equal((await api.app.request('/healthz')).status, 200)
  assert.equal((await api.app.request('/readyz')).status, 200)
})

test('answers anybody the fee that is charged, and who operates the service', async () => {
  const services = { ...api.services, config: { ...api.config, commissionPlan: plan, supportAddress: null } }
  const response = await createApp(services).request('/api/v1/system/service_facts')
  assert.equal(response.status, 200)
  const { operator_registration_number, ...facts } = (await response.json()) as Record<string, unknown>
  assert.match(String(operator_registration_number), /^T\d{13}$/)
  assert.deepEqual(facts, {
    ...plan,
    operator_name: '株式会社請求書カード払いオンライン',
    operator_address: '〒100-0005 東京都千代田区丸の内一丁目9番9号',
    support_address: null,
  })
})
const plan = { commission_rate: 4, minimum_commission_amount: 1500 }
