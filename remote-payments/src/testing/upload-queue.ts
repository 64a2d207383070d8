import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, type Network } from '@invoice-card/config/testing/network'
import { readQueue } from '../draft/queue/queue-state.ts'
import { emptyDraft } from './draft.ts'
import { calendar, commission, readFile } from './payment.ts'
import type { UploadServer } from './upload-server.ts'

export const pdf = (name: string): File =>
  new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf', lastModified: 1 })
export const fileIdOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`

/** What the server has read in a file that was just uploaded. */
export const acceptFile =
  (changes: object = {}) =>
  async (request: Request) => ({ ...readFile, ...((await request.json()) as object), ...changes })

/** Takes files, which get the ids 1, 2, 3 … and the drafts 101, 102, 103 … */
export function answerFiles({ urlOf }: Pick<UploadServer, 'urlOf'>): Network {
  let files = 0
  let drafts = 100
  const answers: Record<string, unknown> = {
    'POST /api/v1/invoices/files/upload/url': () => ({
      file_id: fileIdOf(++files),
      upload_url: urlOf('file'),
      expires_at: '2026-11-20T01:00:00Z',
    }),
    'POST /api/v1/invoices/files/upload': acceptFile(),
    'POST /api/v1/drafts': () => ({ ...emptyDraft, id: ++drafts }),
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
    'GET /api/v1/corporations': { corporations: [] },
    'GET /api/v1/banks/closed_day': calendar,
    'GET /api/v1/invoices/commission': commission,
  }
  for (let number = 1; number <= 4; number += 1) {
    const id = 100 + number
    const values = { file_ids: [fileIdOf(number)], transfer_person_name: 'カ)サンプル' }
    answers[`GET /api/v1/invoices/files/${fileIdOf(number)}`] = { ...readFile, file_id: fileIdOf(number) }
    answers[`GET /api/v1/drafts/${id}`] = { ...emptyDraft, id, values }
    answers[`PUT /api/v1/drafts/${id}`] = { ...emptyDraft, id }
  }
  return answerWith(answers)
}

/** A file whose draft was made. */
export const queuedFile = {
  key: 'queued.pdf/1/1',
  file_name: 'queued.pdf',
  status: 'ready',
  percent: 100,
  file_id: fileIdOf(4),
  draft_id: 104,
  failure: null,
} as const

export const chooseFiles = async (...files: File[]): Promise<void> =>
  userEvent.upload(await screen.findByLabelText(/請求書ファイル/, { selector: 'input' }), files)

/** Waits until that many files have their drafts. */
export const areReady = (count: number): Promise<void> =>
  waitFor(() => expect(readQueue().filter(({ status }) => status === 'ready')).toHaveLength(count))
