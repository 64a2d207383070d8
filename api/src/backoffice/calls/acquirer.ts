import type { acquirer as contract } from '@invoice-card/contracts/backoffice'
import { listStatements, readStatement } from '../../payments/acquirer/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'

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
}
