import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { deviceKeyOf, deviceNameOf } from './device-name.ts'
import { newDeviceNotice } from './messages.ts'
import { listUserAgents, saveDevice } from './store.ts'
import { findUser } from '../user-rows/public.ts'

interface SignedIn {
  readonly userId: number
  readonly sessionId: string
  readonly userAgent: string
}

/**
 * Notifies the user of a sign-in from a browser not seen before; the very first one is no news, nor is a browser that
 * was updated.
 */
export async function noticeNewDevice(db: Db, { userId, sessionId, userAgent }: SignedIn, now: Date): Promise<void> {
  const key = deviceKeyOf(userAgent)
  const { isFirst, isNew } = await saveDevice(db, userId, createHash('sha256').update(key).digest('base64url'), now)
  if (isFirst || !isNew) return
  // Devices were once known by their version as well: then the sessions show that this one is no stranger.
  if ((await listUserAgents(db, userId, sessionId)).some(known => deviceKeyOf(known) === key)) return
  const { company_id } = await findUser(db, userId)
  await notify(db, { company_id, user_id: userId, now, ...newDeviceNotice(deviceNameOf(userAgent), now) })
}
