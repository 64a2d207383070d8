import { decideReview, listUnderReview } from '../../identity/registrations/public.ts'
import { readId } from './arguments.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

const decide =
  (status: 'registered' | 'rejected'): Command =>
  async (services, args) => {
    const companyId = readId(args.id)
    const examiner = args.as ?? (services.config.isLocal ? 'examiner-1' : undefined)
    if (!examiner) throw new UsageError('Say who you are: --as <name>.')
    const isDecided = await decideReview(services, { companyId, examiner, status, comment: args.comment ?? null })
    if (!isDecided) throw new BackofficeRefusal('company_not_under_review', `Company ${companyId} is not under review.`)
    return {
      json: { company_id: companyId, registration_status: status },
      text: `Company ${companyId} is ${status} and was told so.`,
    }
  }

/** Companies whose registration the screening stopped. */
export const registrationCommands = {
  registrations: async ({ db }) => {
    const companies = await listUnderReview(db)
    return {
      json: { companies },
      text:
        companies
          .map(
            ({ id, name, corporate_number, review_reasons }) =>
              `${id}  ${name}  ${corporate_number ?? '-'}  ${review_reasons.join(', ')}`,
          )
          .join('\n') || 'Nothing to do.',
    }
  },
  'approve-registration': decide('registered'),
  'reject-registration': decide('rejected'),
} satisfies Record<string, Command>
