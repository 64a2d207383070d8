import type { PlantedBug } from './bug.ts'

export const requestMadeTwice: PlantedBug = {
  says: 'two calls with one key both make the request, and one of them fails',
  edits: [
    {
      file: 'payments/collections/making/create-request.ts',
      find: `    await books.lock('company', session.company_id, () => lockCompany(db, session.company_id))\n`,
      replace: '',
    },
  ],
  cases: ['end_paying/none/*/never'],
  caughtBy: ['acknowledged', 'requests'],
}
