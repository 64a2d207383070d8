import type { PlantedBug } from './bug.ts'

export const trailerTooSmall: PlantedBug = {
  says: 'the trailer of a transfer file leaves out one transfer of its sum',
  edits: [
    { file: 'payments/transfers/zengin-file.ts', find: 'transfers.reduce(', replace: 'transfers.slice(1).reduce(' },
  ],
  cases: ['by_file/none/ok/*'],
  caughtBy: ['files'],
}
