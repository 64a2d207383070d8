import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { runWatch, type Alarm } from './run-watch.ts'
import { sendAlarm } from './send-alarm.ts'

const deviation = { kind: 'page', message: 'it is another page' } as const

// An answer like 404 counted as taken, and a lost alarm was not sent again for an hour.
test('an alarm that the webhook did not take is logged, and sent again with the next look', async context => {
  const log = context.mock.method(console, 'error', () => {})
  const statuses = [500, 404, 200, 200]
  const hook = createServer((_, response) => response.writeHead(statuses.shift() ?? 200).end()).listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
  const stop = new AbortController()
  const sent: [Alarm['alarm'], boolean][] = []
  let looks = 0
  await runWatch({
    environment: 'local',
    origin: 'http://127.0.0.1:1',
    everyMs: 1,
    signal: stop.signal,
    compareWithSet: () => Promise.resolve((looks += 1) < 5 ? [deviation] : []),
    sendAlarm: async alarm => {
      const isTaken = await sendAlarm(alarm, webhook)
      sent.push([alarm.alarm, isTaken])
      if (looks === 5) stop.abort()
      return isTaken
    },
  })
  hook.close().closeAllConnections()
  assert.deepEqual(sent, [
    ['visitors_get_something_else', false],
    ['visitors_get_something_else', false],
    ['visitors_get_something_else', true],
    ['visitors_get_what_is_live', true],
  ])
  const lines = log.mock.calls.map(({ arguments: [line] }) => JSON.parse(line as string) as Record<string, string>)
  const failures = lines.filter(({ alarm }) => alarm === 'webhook_failed')
  assert.deepEqual(
    failures.map(({ message }) => message),
    ['it answers 500', 'it answers 404'],
  )
})
