import { roleName } from '@invoice-card/settings'
import type pg from 'pg'

/** Leaves out the numbers of receipts that may have been issued after the backup: no number comes twice. */
export async function leaveOutReceiptNumbers(client: pg.Client, reason: string): Promise<void> {
  await client.query(`set role ${roleName('owner')}`)
  await client.query('select public.leave_out_receipt_numbers($1)', [reason])
}
