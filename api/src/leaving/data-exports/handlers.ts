import type { DataExport, dataExports } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { confirmPassword } from '../../identity/credentials/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { outbox } from '../../platform/jobs/public.ts'
import { lockWithPassword } from '../../identity/user-rows/public.ts'
import { signExportLink } from './link.ts'
import { exportFileName } from './messages.ts'
import { type DataExportRow, endExportsOf, findNewest, insertExport } from './store.ts'

const isOver = ({ status, expires_at }: DataExportRow, now: Date): boolean =>
  status === 'expired' || (status === 'ready' && (expires_at === null || expires_at <= now))

const toWire = (row: DataExportRow, now: Date): DataExport => ({
  id: row.id,
  status: isOver(row, now) ? 'expired' : row.status,
  files_done: row.files_done,
  files_total: row.files_total,
  size_bytes: row.size_bytes,
  requested_at: row.requested_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
})

export const dataExportsHandlers: ApiHandlers<typeof dataExports> = {
  createDataExport: async ({ body, refuse }, context) => {
    const { db: pool, session, now } = context
    const own = (await confirmPassword(context, body.password)) ?? refuse('password_incorrect')
    return inTransaction(pool, async db => {
      if (!(await lockWithPassword(db, own))) refuse('password_incorrect')
      const at = now()
      const made = await insertExport(db, session, at)
      if (!made) {
        const current = await findNewest(db, session)
        if (!current) throw new Error(`User ${session.user_id} has no data export, but one is being made`)
        return toWire(current, at)
      }
      await endExportsOf(db, session.company_id, at, { user_id: session.user_id, except: made.id })
      await outbox(db, 'makeDataExport', { export_id: made.id })
      await appendAudit(db, {
        chain: auditChainOf(session.company_id),
        at,
        actor: `user:${session.user_id}`,
        action: 'company.data_requested',
        subject: `company:${session.company_id}`,
        detail: { export_id: made.id },
      })
      return toWire(made, at)
    })
  },

  getDataExport: async (_, { db, session, now }) => {
    const newest = await findNewest(db, session)
    return { data_export: newest ? toWire(newest, now()) : null }
  },

  getDataExportDownloadUrl: async ({ refuse }, { config, db, session, now }) => {
    const at = now()
    const newest = (await findNewest(db, session)) ?? refuse('data_export_not_found')
    const { id, status, ready_at, expires_at } = newest
    if (isOver(newest, at)) refuse('data_export_expired')
    if (status !== 'ready' || expires_at === null || ready_at === null) return refuse('data_export_not_ready')
    await inTransaction(db, trx =>
      appendAudit(trx, {
        chain: auditChainOf(session.company_id),
        at,
        actor: `user:${session.user_id}`,
        action: 'company.data_downloaded',
        subject: `company:${session.company_id}`,
        detail: { export_id: id },
      }),
    )
    return {
      ...signExportLink(config, { id, session_id: session.session_id, expires_at }, at),
      file_name: exportFileName(ready_at),
    }
  },
}
