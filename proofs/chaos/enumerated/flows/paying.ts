import { visitIssuer } from '../../../../api/src/testing/companies/payment.ts'
import { applyWith, pay } from '../play.ts'
import type { Flow } from './flow.ts'

/** The gateway's answer to the application itself is tampered with; the buyer clicks twice. */
export const payFlow: Flow = {
  command: 'Authorize/mpi',
  points: [
    'intent_committed',
    'token_bound',
    'authorisation_answered',
    'authentication_recorded',
    'result_answered',
    'authorisation_recorded',
  ],
  act: play => pay(play, { isDoubleClick: true }),
}

/** The gateway's answer to the question how it ended is tampered with. */
export const resultFlow: Flow = {
  command: 'GetResult/mpi',
  points: ['authentication_recorded', 'result_answered', 'authorisation_recorded'],
  act: play => pay(play),
}

/** The buyer cancels at the issuer's page. */
export const leaveFlow: Flow = {
  command: 'GetResult/mpi',
  points: ['authentication_recorded', 'result_answered', 'outcome_recorded'],
  apply: applyWith('challenge'),
  act: play => pay(play, { form: { action: 'cancel' } }),
}

/**
 * The card was authorised, then the database lost the application: a backup was restored, or a standby had not heard of
 * it yet.
 */
export const lostApplicationFlow: Flow = {
  command: 'Authorize/mpi',
  points: ['intent_committed', 'token_bound', 'authorisation_answered', 'authorisation_recorded'],
  prepare: async ({ application, order_id, stage }) => {
    const { authentication_url } = await application.send()
    await visitIssuer(authentication_url ?? '')
    await stage.deleteOrder(order_id)
  },
  act: play => pay(play),
}
