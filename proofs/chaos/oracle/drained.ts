import type { Invariant } from './world.ts'

/** Nothing waits in the outbox any more, and every mail has left but those whose request has ended. */
export const drained: Invariant = async ({ rows }) => {
  const waiting = await rows<{ kind: string; count: number }>(
    'select kind, count(*) as count from outbox group by kind',
  )
  const [mails] = await rows<{ count: number }>(
    `select count(*) as count from mails where sent_at is null and last_error is distinct from 'ended'`,
  )
  return [
    ...waiting.map(({ kind, count }) => ({ about: '', text: `${count} ${kind} still wait in the outbox` })),
    ...(mails && mails.count > 0 ? [{ about: '', text: `${mails.count} mails have not left` }] : []),
  ]
}
