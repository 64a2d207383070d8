import { type Context, type Limit, limitRate, returnUse } from '../../../platform/http/public.ts'
import { cleanUp } from '../../../platform/log/public.ts'
import { tooManyRequestMails } from '../request/messages.ts'

const day = 86_400
const ofOneCompany = 20
const ofAllCompanies = 60

/**
 * Counts a mail about a request that the work sends to an address, and refuses the work where the address has had
 * enough of them today. Work that is refused or fails mails nothing and gives its count back; null is work without a
 * mail.
 */
export async function countingMail<T>(
  context: Context,
  emailAddress: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (emailAddress === null) return work()
  const limits = limitsOf(context.session.company_id, emailAddress.toLowerCase())
  const counted: string[] = []
  try {
    for (const limit of limits) {
      // One that refuses has counted the call too.
      counted.push(limit.key)
      await limitRate(context, limit)
    }
    return await work()
  } catch (error) {
    for (const key of counted) await cleanUp(context.log, () => returnUse(context, key))
    throw error
  }
}

/** The company's own count comes first, so that none uses up by itself what others may send. */
const limitsOf = (companyId: number, address: string): readonly Limit[] => [
  { key: `request-mail:${companyId}:${address}`, max: ofOneCompany, windowSeconds: day, message: tooManyRequestMails },
  { key: `request-mail:${address}`, max: ofAllCompanies, windowSeconds: day, message: tooManyRequestMails },
]
