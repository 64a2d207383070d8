import type { PlantedBug } from './bug.ts'

export const silenceTakenAsNo: PlantedBug = {
  says: 'a capture that was not answered counts as refused',
  edits: [
    {
      file: 'payments/charge/capture.ts',
      find: `    await changePayment(db, { id, now: now() }, ['authorised'], { gateway_requested_at: now() })
    return { kind: 'unknown' }
  }
  checkpoint(`,
      replace: `    await dropCapture(db, { id, now: now() })
    return { kind: 'refused', v_result_code: '' }
  }
  checkpoint(`,
    },
  ],
  cases: ['complete/none/lost_answer/never'],
  caughtBy: ['charges'],
}
