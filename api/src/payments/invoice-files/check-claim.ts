import { setTimeout as delay } from 'node:timers/promises'
import { claimCheck, releaseCheck } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services/public.ts'

// A PDF has fifteen seconds, and waits behind others before: what takes longer died with its process.
const claimMs = 5 * 60_000
const pauseMs = 100
const maxWaitMs = 20_000

interface Checked {
  readonly fileId: string
  readonly isDecided: () => Promise<boolean>
}

/**
 * Runs a check of an upload while no other call checks the same one; after the end of another's, only where that
 * decided nothing. A claim in the row and no lock: a burst of slow documents would hold all connections. False where
 * another's takes too long.
 */
export async function withCheckClaim(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { fileId, isDecided }: Checked,
  check: (claimedUntil: Date) => Promise<void>,
): Promise<boolean> {
  for (const waitsUntil = performance.now() + maxWaitMs; performance.now() < waitsUntil; await delay(pauseMs)) {
    if (await isDecided()) return true
    const at = now()
    const claimedUntil = new Date(at.getTime() + claimMs)
    if (!(await claimCheck(db, fileId, at, claimedUntil))) continue
    try {
      await check(claimedUntil)
      return true
    } finally {
      await releaseCheck(db, fileId, claimedUntil)
    }
  }
  return false
}
