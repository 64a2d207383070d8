import type { DataExport, dataExports } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const waiting: DataExport = {
  id: '0b7a2f5e-0f2b-4a56-9d5e-6f1a3c2b7d10',
  status: 'waiting',
  files_done: 0,
  files_total: null,
  requested_at: '2026-11-20T01:00:00.000Z',
  size_bytes: null,
  ready_at: null,
  expires_at: null,
}
const ready: DataExport = {
  ...waiting,
  status: 'ready',
  files_done: 214,
  files_total: 214,
  size_bytes: 48_210_133,
  ready_at: '2026-11-20T01:02:00.000Z',
  expires_at: '2026-11-21T01:02:00.000Z',
}

export const dataExportsExamples: ExamplesOf<typeof dataExports> = {
  createDataExport: {
    description: 'An earlier ZIP of the user ends with it.',
    body: { password: 'four-unlikely-words' },
    response: waiting,
  },
  getDataExport: { response: { data_export: ready } },
  getDataExportDownloadUrl: {
    response: {
      download_url: '/api/v1/data_exports/eyJleHBvcnRfaWQiOiIwYjdhMmY1ZSJ9.c2lnbmF0dXJl',
      file_name: '請求書カード払いオンライン_データ_2026-11-20.zip',
      expires_at: '2026-11-20T01:10:00.000Z',
    },
  },
}
