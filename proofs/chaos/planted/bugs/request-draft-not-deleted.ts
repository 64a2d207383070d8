import type { PlantedBug } from './bug.ts'

export const requestDraftNotDeleted: PlantedBug = {
  says: 'the draft of a request stays when the request is made',
  edits: [
    {
      file: 'payments/collections/making/create-request.ts',
      find: 'await recordSentDrafts(db, session.company_id, invoice.id, { draftId: body.draft_id, draftKeys })',
      replace: '[body.draft_id]',
    },
  ],
  cases: ['end_paying/none/ok/never'],
  caughtBy: ['requests'],
}
