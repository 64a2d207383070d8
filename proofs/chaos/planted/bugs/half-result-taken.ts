import type { PlantedBug } from './bug.ts'

export const halfResultTaken: PlantedBug = {
  says: 'what has arrived of a result file counts as the whole',
  edits: [
    {
      file: 'payments/transfers/zengin-result.ts',
      find: '    if (expected === undefined || record === undefined) {\n',
      replace: '    if (record === undefined) continue\n    if (expected === undefined) {\n',
    },
  ],
  cases: ['by_file/none/*/after_jobs'],
  caughtBy: ['acknowledged'],
}
