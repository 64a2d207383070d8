import { cancel, check, complete, reject, release } from '../actions.ts'
import { pay, push, type Play } from '../play.ts'
import type { Flow } from './flow.ts'

const payUntilCharged = async (play: Play): Promise<void> => {
  await pay(play)
  await check(play)
  await complete(play)
}

const returning = (prepare: (play: Play) => Promise<void>, end: (play: Play) => Promise<void>): Flow => ({
  command: 'Cancel/card',
  points: ['cancellation_recorded', 'release_answered', 'release_recorded'],
  prepare,
  act: async play => {
    await end(play)
    await release(play)
    await push(play, 'late')
  },
})

/** Before the charge: the authorisation is voided. */
export const voidFlow = returning(pay, cancel)
/** After the charge: the money is refunded. */
export const refundFlow = returning(payUntilCharged, cancel)
export const rejectFlow = returning(pay, reject)
export const rejectChargedFlow = returning(payUntilCharged, reject)
