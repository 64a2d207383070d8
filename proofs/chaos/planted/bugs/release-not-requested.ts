import type { PlantedBug } from './bug.ts'

export const releaseNotRequested: PlantedBug = {
  says: 'a void is recorded without the gateway having been asked for it',
  edits: [
    {
      file: 'payments/charge/release.ts',
      find: 'answer = await cancel(services, payment)',
      replace: `void cancel\n    answer = { result: { mstatus: 'success', vResultCode: 'A001000000000000', merrMsg: '', orderStatus: 'voided' } }`,
    },
  ],
  cases: ['void/none/ok/never'],
  caughtBy: ['charges', 'returns'],
}
