import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const reconnectMs = 1_000

/**
 * Calls back on every notice of a channel, and after each (re)connection for what was missed, until `signal` is
 * aborted.
 */
export async function listen(url: string, channel: string, signal: AbortSignal, onNotice: () => void): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    // Without a listener a broken connection would end the process; `ended` deals with it.
    client.on('error', () => {})
    const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
    const aborted = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
    try {
      await client.connect()
      client.on('notification', onNotice)
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      onNotice()
      await Promise.race([ended, aborted])
    } catch {
      /* not reachable: the next turn tries again */
    }
    await client.end().catch(() => {})
    await delay(reconnectMs, undefined, { signal }).catch(() => {})
  }
}
