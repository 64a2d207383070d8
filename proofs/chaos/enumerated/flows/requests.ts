import { check, complete, transfer } from '../actions.ts'
import { pay } from '../play.ts'
import { applyToRequest, endRequest } from '../requesting.ts'
import type { Flow } from './flow.ts'

/** A request is made, linked and paid, while its seller, its buyer and its deadline would end it. */
export const endPayingFlow: Flow = {
  command: 'Authorize/mpi',
  points: ['authorisation_answered', 'authentication_recorded', 'result_answered', 'authorisation_recorded'],
  apply: applyToRequest,
  act: play => pay(play, { isDoubleClick: true }),
  meanwhile: endRequest,
  close: async play => {
    await check(play)
    await complete(play)
    await transfer(play)
  },
}
