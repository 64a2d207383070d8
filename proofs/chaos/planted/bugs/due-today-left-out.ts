import type { PlantedBug } from './bug.ts'

export const dueTodayLeftOut: PlantedBug = {
  says: 'the file of a day holds what was due before it, and not what is due on it',
  edits: [
    {
      file: 'payments/transfers/file-store.ts',
      find: `.where('transfers.transfer_date', '<=', day)`,
      replace: `.where('transfers.transfer_date', '<', day)`,
    },
  ],
  cases: ['by_file/none/ok/*'],
  caughtBy: ['transfers'],
}
