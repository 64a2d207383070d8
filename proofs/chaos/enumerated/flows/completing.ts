import { cancel, check, complete, release, transfer } from '../actions.ts'
import { sendByFile } from '../bank.ts'
import { pay, push, type Play } from '../play.ts'
import type { Flow } from './flow.ts'

const payAndCheck = async (play: Play): Promise<void> => {
  await pay(play)
  await check(play)
}

/** The second examiner completes the check: the card is charged. */
export const completeFlow: Flow = {
  command: 'Capture/card',
  points: ['capture_intended', 'capture_answered', 'capture_recorded', 'completion_recorded'],
  prepare: payAndCheck,
  act: async play => {
    await push(play, 'early')
    await complete(play)
    await push(play, 'right')
  },
  close: transfer,
}

/** The buyer cancels while the card is being charged. */
export const cancelWhileChargingFlow: Flow = {
  command: 'Capture/card',
  points: ['capture_intended', 'capture_answered', 'capture_recorded'],
  prepare: payAndCheck,
  act: complete,
  meanwhile: async play => {
    await cancel(play)
    await release(play)
  },
}

/** The money is sent by a file to the bank, and the bank's answer is read. */
export const byFileFlow: Flow = {
  command: 'Capture/card',
  points: ['capture_recorded', 'completion_recorded'],
  prepare: payAndCheck,
  act: complete,
  close: sendByFile,
}
