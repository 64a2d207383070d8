import type { verification } from '@invoice-card/contracts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { requestLetter, verificationOf } from './letter.ts'
import { codeIncorrect } from './messages.ts'
import { verifyByLetter } from './verify.ts'

export const verificationHandlers: ApiHandlers<typeof verification> = {
  getVerification: (_, { db, session, now }) => verificationOf(db, session.company_id, now()),

  requestVerificationLetter: async ({ refuse }, context) => {
    const refused = await requestLetter(context)
    if (refused?.kind === 'verified') refuse('company_already_verified')
    if (refused?.kind === 'address_unknown') refuse('letter_address_unknown')
    if (refused?.kind === 'recently')
      refuse('letter_requested_recently', { details: { next_letter_from: refused.nextFrom.toISOString() } })
    return verificationOf(context.db, context.session.company_id, context.now())
  },

  verifyCompany: async ({ body, refuse }, context) => {
    const refused = await verifyByLetter(context, body.letter_code)
    if (refused?.kind === 'verified') refuse('company_already_verified')
    if (refused?.kind === 'expired') refuse('letter_code_expired')
    if (refused?.kind === 'attempts_exceeded') refuse('letter_code_attempts_exceeded')
    if (refused?.kind === 'incorrect')
      refuse('letter_code_incorrect', {
        message: codeIncorrect(refused.remainingAttempts),
        details: { remaining_attempts: refused.remainingAttempts },
      })
    return verificationOf(context.db, context.session.company_id, context.now())
  },
}
