import { createClient } from '@invoice-card/api-client'
import { system } from '@invoice-card/contracts'
import { setServerTime } from '@invoice-card/session'

const client = createClient(system)

/**
 * Learns how far this device's clock is off, so that days and deadlines are the server's. Without an answer the
 * device's own clock counts.
 */
export async function learnServerTime(): Promise<void> {
  const askedAt = Date.now()
  const answer = await client.getSystemTime().catch(() => null)
  if (answer) setServerTime(Date.parse(answer.system_time), { askedAt, answeredAt: Date.now() })
}
