import type { PlantedBug } from '../bug.ts'

export const requestDraftKept: PlantedBug = {
  says: 'the draft of a request stays when the request is made',
  edits: [{ file: 'collections/create-request.ts', find: 'await deleteRequestDrafts(db, session.company_id, [body.draft_id]) === 0', replace: 'body.draft_id === 0' }],
  cases: ['end_paying/none/ok/never'],
  caughtBy: ['requests'],
}
