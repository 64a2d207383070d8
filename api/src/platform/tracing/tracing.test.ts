import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, test } from 'node:test'
import { startDispatcher } from '../../worker/dispatcher.ts'
import { startQueue } from '../../worker/queue.ts'
import { createLog } from '../log/log.ts'
import { startCollector, startTracedFront } from '../../testing/outside/collector.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { exportTraces } from '../process/export-traces.ts'

const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
    done()
  },
})
let gatewayOrigin = ''
const front = await startTracedFront(() => gatewayOrigin)
const { app, gateway, payer } = await startAppWithPayer({
  variables: { GATEWAY_ORIGIN: front.origin },
  services: { log: createLog('test', 'info', sink) },
})
gatewayOrigin = gateway.origin

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const page = { release: 'remote_payments@1.0.0-1a2b3c4d5e', route: '/payments/review/:id' }
const baggage = `release=${encodeURIComponent(page.release)},route=${encodeURIComponent(page.route)}`

const ask = (headers: Record<string, string>) => app.app.request('/api/v1/invoices', { headers })
const exportTo = (otlpEndpoint: string | null) =>
  exportTraces({ otlpEndpoint, environment: 'local' }, 'test', app.services.log)

for (const wrong of [
  '',
  'x',
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-b7ad6b7169203331-01`,
  `${traceparent}-more`,
]) {
  test(`a traceparent that is none begins another trace: ${wrong.slice(0, 12)}`, async () => {
    const id = (await ask({ traceparent: wrong })).headers.get('x-trace-id') ?? ''
    assert.match(id, /^[0-9a-f]{32}$/)
    assert.notEqual(id, traceId)
    assert.notEqual(id, '0'.repeat(32))
  })
}

test("logs a page's report where it has a release and a route, and nothing else of it", async () => {
  lines.length = 0
  await ask({ traceparent, baggage: 'release=%22%0Ainjected,route=javascript:1,user=1,%E0%A4%A=%E0%A4%A,=' })
  await ask({ traceparent, baggage })
  assert.deepEqual(
    lines.map(({ release, route, user }) => ({ release, route, user })),
    [{}, page].map(said => ({ release: undefined, route: undefined, user: undefined, ...said })),
  )
})

test('without a collector ids run, also in a refusal and its log line', async () => {
  const stop = await exportTo(null)
  lines.length = 0
  const answer = await ask({ traceparent })
  assert.equal(answer.status, 401)
  assert.equal(answer.headers.get('x-trace-id'), traceId)
  assert.deepEqual(
    lines.map(({ trace_id }) => trace_id),
    [traceId],
  )
  await stop()
})

test('a collector that does not answer makes no call fail, and neither the end of the process', async () => {
  const stop = await exportTo('http://127.0.0.1:1')
  assert.equal((await payer.client.invoices.listInvoices()).total_count, 0)
  assert.match((await ask({})).headers.get('x-trace-id') ?? '', /^[0-9a-f]{32}$/)
  await stop()
})

test('one press is one trace from the screen through the request and its job to the gateway', async () => {
  const { invoice_id: id } = await payer.pay()
  await app.runJobs()
  const boss = await startQueue(app.worker)
  const dispatcher = startDispatcher(app.worker, boss)
  const close = async () => {
    await dispatcher.stop()
    await boss.stop({ graceful: true })
  }
  after(close)
  const collector = await startCollector()
  const stop = await exportTo(collector.origin)
  lines.length = 0

  await payer.client.invoices.cancelInvoice({ params: { id } }, { headers: { traceparent, baggage } })
  const atGateway = await front.asked('/paynow/v2/Cancel/card')
  await close()
  await stop()

  const spans = collector.spans.filter(span => span.traceId === traceId)
  const named = (name: string) =>
    spans.find(span => span.name === name) ??
    assert.fail(`No ${name} among ${collector.spans.map(span => span.name).join(', ')}`)
  const [request, job, call] = [
    named('cancelInvoice'),
    named('job releasePayment'),
    named('gateway paynow/v2/Cancel/card'),
  ]
  assert.deepEqual(
    [request, job, call].map(span => span.parentSpanId),
    ['b7ad6b7169203331', request.spanId, job.spanId],
  )
  assert.equal(atGateway, `00-${traceId}-${call.spanId}-01`)
  const said = Object.fromEntries(
    request.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
  assert.deepEqual(said, {
    'http.request.method': 'PUT',
    'http.response.status_code': 200,
    'app.release': page.release,
    'app.route': page.route,
  })
  assert.equal(lines.find(({ job: name }) => name === 'releasePayment')?.trace_id, traceId)
})
