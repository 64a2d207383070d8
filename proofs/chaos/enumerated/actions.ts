import { recordFirstCheck, markTransferred, rejectInvoice } from '../../../api/src/backoffice/calls/actions.ts'
import { completeInvoice } from '../../../api/src/payments/examination/complete.ts'
import { TransitionRefused } from '../../../api/src/books/moves/move.ts'
import { runJob } from '../../../api/src/worker/run-job.ts'
import { ask, performAction, type Play } from './play.ts'
import { stayIfAlive } from './death.ts'
import { examiners } from '../../../api/src/testing/companies/examiners.ts'

/** A refusal by the table of transitions is an answer, too. */
const unlessRefused = async <T>(change: Promise<T>): Promise<T | null> => {
  try {
    return await change
  } catch (error) {
    if (error instanceof TransitionRefused) return null
    throw error
  }
}

export const check = (play: Play): Promise<void> =>
  performAction(
    play,
    'check',
    id => unlessRefused(recordFirstCheck(play.stage.app.examiner, id, examiners.first)),
    Boolean,
  )

export const complete = (play: Play): Promise<void> =>
  performAction(
    play,
    'complete',
    id => unlessRefused(completeInvoice(play.stage.app.examiner, id, examiners.second)),
    completion => completion?.kind === 'completed',
  )

/** Two examiners say at once that the bank has sent the money: one of them is refused. */
export const transfer = (play: Play): Promise<void> =>
  performAction(
    play,
    'transfer',
    async id =>
      Promise.all(
        [examiners.third, examiners.fourth].map(one =>
          unlessRefused(markTransferred(play.stage.app.examiner, id, one)),
        ),
      ),
    done => done.some(Boolean),
  )

/** The buyer cancels; that it is cancelled already says the same. */
export const cancel = (play: Play): Promise<void> =>
  performAction(
    play,
    'cancel',
    id => ask(play, () => play.payer.client.invoices.cancelInvoice({ params: { id } }), ['invoice_already_cancelled']),
    Boolean,
  )

export const reject = (play: Play): Promise<void> =>
  performAction(
    play,
    'reject',
    id => unlessRefused(rejectInvoice(play.stage.app.examiner, id, examiners.first, 'chaos')),
    Boolean,
  )

/** The worker takes up the release that the cancellation asked for. */
export async function release(play: Play): Promise<void> {
  stayIfAlive()
  try {
    await runJob(play.stage.app.worker, 'releasePayment', { payment_id: play.payment_id })
  } catch (error) {
    stayIfAlive()
    // The queue tries again later.
    if (!(error instanceof Error && error.message.includes('refused to cancel'))) throw error
  }
}
