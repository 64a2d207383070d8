import type { FreezeAnswer, freezes as contract } from '@invoice-card/contracts/backoffice'
import { listFreezes } from '../../platform/freezes/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'
import { endSessions, freeze, type FreezeChange, unfreeze } from '../freezes/public.ts'
import { freezeRefusals } from './messages.ts'
import { readPage } from './page.ts'

const answerOf = ({ subject, payments }: FreezeChange): FreezeAnswer => ({
  kind: subject.kind,
  id: subject.subject_id,
  company_id: subject.company_id,
  name: subject.name,
  payments: { ...payments, in_transfer_file: [...payments.in_transfer_file] },
})

const wordOf = (kind: string): string => (kind === 'credit_card' ? 'card' : kind)

export const freezesHandlers: BackofficeHandlers<typeof contract> = {
  listFreezes: async ({ query: { after } }, { db }) => {
    const { rows, next_after } = await readPage(after, page => listFreezes(db, page))
    return {
      freezes: rows.map(({ frozen_at, ...row }) => ({ ...row, frozen_at: frozen_at.toISOString() })),
      next_after,
    }
  },

  freeze: async ({ body, refuse }, context) => {
    const frozen = await freeze(context, body, context.examiner)
    if (typeof frozen !== 'string') return answerOf(frozen)
    if (frozen === 'not_frozen') throw new Error(`Freezing ${body.kind} ${body.id} was answered with ${frozen}`)
    return refuse(frozen, { message: `${wordOf(body.kind)} ${body.id}: ${freezeRefusals[frozen]}.` })
  },

  unfreeze: async ({ body, refuse }, context) => {
    const lifted = await unfreeze(context, body, context.examiner)
    if (typeof lifted !== 'string') return answerOf(lifted)
    if (lifted === 'already_frozen') throw new Error(`Unfreezing ${body.kind} ${body.id} was answered with ${lifted}`)
    return refuse(lifted, { message: `${wordOf(body.kind)} ${body.id}: ${freezeRefusals[lifted]}.` })
  },

  endUserSessions: async ({ params: { id: userId }, body: { reason = null }, refuse }, context) => {
    const ended_count = await endSessions(context, { userId, reason }, context.examiner)
    if (ended_count === 'user_not_found') return refuse(ended_count, { message: `There is no user ${userId}.` })
    return { user_id: userId, ended_count }
  },
}
