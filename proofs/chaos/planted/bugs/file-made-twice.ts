import type { PlantedBug } from './bug.ts'

export const fileMadeTwice: PlantedBug = {
  says: 'a transfer that stands in one file comes into the next as well',
  edits: [
    {
      file: 'payments/transfers/file-store.ts',
      find: `    .where('transfers.file_id', 'is', null)
`,
      replace: '',
    },
  ],
  cases: ['by_file/none/ok/*'],
  caughtBy: ['files'],
}
