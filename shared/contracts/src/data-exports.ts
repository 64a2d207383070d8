import * as v from 'valibot'
import { Count, text, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'

/** For how long a finished download is there. */
export const dataExportHours = 24

/**
 * `waiting` for the job, `making` by it, `ready` for `dataExportHours`, then `expired`; `failed` after the last try.
 */
const dataExportStatuses = ['waiting', 'making', 'ready', 'expired', 'failed'] as const
/** How far a download of the data is, as `dataExportStatuses` lists it. */
export type DataExportStatus = (typeof dataExportStatuses)[number]

/** Everything a company has, as one ZIP that a job makes. */
export const DataExport = v.object({
  id: Uuid,
  status: v.picklist(dataExportStatuses),
  /** Entries of the ZIP that are written, and how many it will have; null until they are counted. */
  files_done: Count,
  files_total: v.nullable(Count),
  requested_at: Timestamp,
  /** Null until it is ready. */
  size_bytes: v.nullable(Count),
  ready_at: v.nullable(Timestamp),
  expires_at: v.nullable(Timestamp),
})
export type DataExport = v.InferOutput<typeof DataExport>

/** The download of everything that a company has. */
export const dataExports = defineContract({
  createDataExport: {
    method: 'POST',
    path: '/api/v1/users/data_export',
    isRefusedWhileFrozen: true,
    toggle: 'account',
    limit: { per: 'user', max: 20, windowSeconds: 86_400 },
    summary:
      'Ask for a ZIP of everything the company has, or for the own one that is being made; a mail says when it is ready',
    /** A session left open on a desk is not enough for everything at once. */
    body: v.object({ password: text(256) }),
    response: DataExport,
    errors: { password_incorrect: 400 },
  },
  getDataExport: {
    method: 'GET',
    path: '/api/v1/users/data_export',
    toggle: 'account',
    limit: callLimits.screen,
    summary: 'How far the newest ZIP is that the user asked for; null where it asked for none',
    response: v.object({ data_export: v.nullable(DataExport) }),
  },
  getDataExportDownloadUrl: {
    method: 'GET',
    path: '/api/v1/users/data_export/download_url',
    isRefusedWhileFrozen: true,
    toggle: 'account',
    summary: 'A link to the ZIP that works for five minutes; the ZIP itself is there for 24 hours',
    response: v.object({ download_url: v.string(), file_name: v.string(), expires_at: Timestamp }),
    errors: { data_export_not_found: 404, data_export_not_ready: 409, data_export_expired: 410 },
  },
})
