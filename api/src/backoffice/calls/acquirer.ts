import type { acquirer as contract } from '@invoice-card/contracts/backoffice'
import {
  type ChargebackRefusal,
  ChargebackRefused,
  endChargeback,
  listStatements,
  listUndecided,
  readStatement,
} from '../../payments/acquirer/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'

const decided = async (ending: Promise<number>, refuse: (code: ChargebackRefusal) => never) => ({
  invoice_id: await ending.catch((error: unknown): never => {
    if (!(error instanceof ChargebackRefused)) throw error
    return refuse(error.refusal)
  }),
})

export const acquirerHandlers: BackofficeHandlers<typeof contract> = {
  listStatements: async (_, { db }) => ({
    statements: (await listStatements(db)).map(({ read_at, ...statement }) => ({
      ...statement,
      read_at: read_at.toISOString(),
    })),
  }),

  readStatement: async ({ body, refuse }, context) => {
    const read = await readStatement(context, body, context.examiner)
    if (read.kind === 'wrong')
      return refuse('statement_wrong', { message: `Nothing was taken over from this statement: ${read.error}.` })
    if (read.kind === 'different') return refuse('statement_differs')
    const { kind: _, refused, ...counts } = read
    return { ...counts, refused: [...refused] }
  },

  listChargebacks: async (_, { db }) => ({
    chargebacks: (await listUndecided(db)).map(({ opened_at, reversal_line_id, ...chargeback }) => ({
      ...chargeback,
      is_reversed: reversal_line_id !== null,
      opened_at: opened_at.toISOString(),
    })),
  }),

  loseChargeback: ({ params: { id }, body: { comment }, refuse }, context) =>
    decided(endChargeback(context, id, { outcome: 'lost', examiner: context.examiner, comment }), refuse),

  winChargeback: ({ params: { id }, body: { comment }, refuse }, context) =>
    decided(endChargeback(context, id, { outcome: 'won', examiner: context.examiner, comment }), refuse),
}
