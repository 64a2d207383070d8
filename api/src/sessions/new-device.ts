import { createHash } from 'node:crypto'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { deviceNameOf } from './device-name.ts'
import { newDeviceNotice } from './messages.ts'
import { findUser, noteDevice } from './store.ts'

/** Tells the user about a sign-in from a browser not seen before; the very first one is no news. */
export async function noticeNewDevice(db: Db, userId: number, userAgent: string, now: Date): Promise<void> {
  const { isFirst, isNew } = await noteDevice(db, userId, createHash('sha256').update(userAgent).digest('base64url'), now)
  if (isFirst || !isNew) return
  const { company_id } = await findUser(db, userId)
  await notify(db, { company_id, user_id: userId, now, ...newDeviceNotice(deviceNameOf(userAgent), now) })
}
