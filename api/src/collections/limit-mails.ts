import type { Context } from '../http/context.ts'
import { limitRate } from '../http/rate-limit.ts'
import { tooManyRequestMails } from './messages.ts'

const day = 86_400
const ofOneCompany = 20
const ofAllCompanies = 60

/**
 * Counts a mail about a request that is about to go to an address, and refuses where the address has had enough of them today.
 * The company's own count comes first, so that none uses up by itself what others may send.
 */
export async function limitRequestMails(context: Context, emailAddress: string): Promise<void> {
  const address = emailAddress.toLowerCase()
  await limitRate(context, { key: `request-mail:${context.session.company_id}:${address}`, max: ofOneCompany, windowSeconds: day, message: tooManyRequestMails })
  await limitRate(context, { key: `request-mail:${address}`, max: ofAllCompanies, windowSeconds: day, message: tooManyRequestMails })
}
