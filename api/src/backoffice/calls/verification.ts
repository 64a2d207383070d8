import type { verification as contract } from '@invoice-card/contracts/backoffice'
import { listUnprinted, printLetters, verifyByDocuments } from '../../identity/verification/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'

const maxListed = 500

export const verificationHandlers: BackofficeHandlers<typeof contract> = {
  listLetters: async (_, { db }) => ({
    letters: (await listUnprinted(db, maxListed)).map(({ corporate_number: _number, requested_at, ...letter }) => ({
      ...letter,
      requested_at: requested_at.toISOString(),
    })),
  }),

  printLetters: async (_, context) => {
    const { letters, pdf } = await printLetters(context, context.examiner)
    return {
      count: letters.length,
      company_ids: letters.map(({ company_id }) => company_id),
      content_base64: pdf && pdf.toString('base64'),
    }
  },

  verifyCompany: async ({ params: { id }, body: { comment }, refuse }, context) => {
    const isVerified = await verifyByDocuments(context, { companyId: id, examiner: context.examiner, comment })
    if (!isVerified)
      refuse('company_not_verifiable', { message: `Company ${id} is not registered, or verified already.` })
    return { company_id: id, is_verified: true }
  },
}
