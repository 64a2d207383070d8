import { createHash } from 'node:crypto'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { deviceNameOf } from './device-name.ts'
import { newDeviceNotice } from './messages.ts'
import { findUser } from './store.ts'

/** Tells the user about a sign-in from a browser not seen before; the very first one is no news. */
export async function noticeNewDevice(db: Db, userId: number, userAgent: string, now: Date): Promise<void> {
  const { count } = await db.selectFrom('known_devices').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId).executeTakeFirstOrThrow()
  const inserted = await db.insertInto('known_devices')
    .values({ user_id: userId, device_hash: createHash('sha256').update(userAgent).digest('base64url'), first_seen_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (count === 0 || inserted.numInsertedOrUpdatedRows === 0n) return
  const { company_id } = await findUser(db, userId)
  await notify(db, { company_id, kind: 'new_device', now, ...newDeviceNotice(deviceNameOf(userAgent), now) })
}
