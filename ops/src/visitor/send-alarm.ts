import type { Alarm } from './run-watch.ts'

const timeoutMs = 10_000

/** Writes an alarm into the log and sends it to a webhook. False where the webhook did not take it. */
export async function sendAlarm(alarm: Alarm, webhook: string | null): Promise<boolean> {
  console.error(JSON.stringify(alarm))
  if (webhook === null) return true
  const text = [`${alarm.alarm} ${alarm.origin}`, ...alarm.deviations.map(({ message }) => message)].join('\n')
  const problem = await post(webhook, JSON.stringify({ text, ...alarm }))
  if (problem === null) return true
  console.error(JSON.stringify({ at: alarm.at, alarm: 'webhook_failed', message: problem }))
  return false
}

async function post(url: string, body: string): Promise<string | null> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  try {
    const response = await fetch(url, { ...init, body, signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.ok ? null : `it answers ${response.status}`
  } catch (error) {
    return String(error)
  }
}
