import { type Db, inTransaction } from '../database/public.ts'
import { defineJob, type JobPayload } from '../jobs/public.ts'
import type { Services } from '../services/public.ts'
import { renderMail } from './layout.ts'
import { findGreeting, findUnsentMail, markArrived, markSent } from './store.ts'
import { handToServer, MailRefused } from './transport.ts'
import { cancelUselessMail, countFailure } from './undelivered-store.ts'

/** Attempts after the first, over six hours and a half. */
const retryLimit = 15

type Mail = NonNullable<Awaited<ReturnType<typeof findUnsentMail>>>

/** What else is recorded of a mail, in the transaction that records its end. */
interface Outcomes {
  readonly recordSent: (db: Db, mail: Mail, now: Date) => Promise<void>
  readonly recordFailed: (db: Db, mail: Mail, now: Date) => Promise<void>
}

/**
 * Hands a mail to the mail server. Without one (local) the table is the mailbox and the mail has arrived.
 * A server that is down makes the job fail; the queue tries again later, longer and longer apart.
 */
export const defineSendMail = (outcomes: Outcomes) =>
  defineJob<JobPayload<'sendMail'>>({
    concurrency: 4,
    retryLimit,
    retryDelaySeconds: 5,
    // More than a silent server is given, so that no second attempt begins beside the first.
    timeoutSeconds: 120,
    run: async (services, { mail_id }) => {
      const { db, config, now, log } = services
      const mail = await findUnsentMail(db, mail_id)
      if (!mail) return
      if (mail.useless_after !== null && mail.useless_after <= now()) {
        await cancelUselessMail(db, mail_id, now())
        log.warn({ mail_id, mail: mail.name }, 'mail is of no use any more and was not sent')
        return
      }
      const rendered = renderMail(
        mail.content,
        mail.content.addressee ? null : await findGreeting(db, mail.to_address),
        config,
      )
      if (config.smtpUrl !== null && !(await deliver(services, outcomes, config.smtpUrl, mail, rendered))) return
      await inTransaction(db, async trx => {
        await (config.smtpUrl === null ? markArrived(trx, mail.id, rendered, now()) : markSent(trx, mail, now()))
        await outcomes.recordSent(trx, mail, now())
      })
      log.info({ mail_id, mail: mail.name }, 'mail sent')
    },
  })

/** False where the server refused it for good. @throws where another attempt may succeed. */
async function deliver(
  { db, config, now, log }: Services,
  { recordFailed }: Outcomes,
  smtpUrl: string,
  mail: Mail,
  rendered: ReturnType<typeof renderMail>,
): Promise<boolean> {
  const { id: mail_id, name, to_address, attempts } = mail
  try {
    await handToServer(config, smtpUrl, { id: mail_id, to: to_address, ...rendered })
    return true
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    const { isForGood } = error
    const isLast = isForGood || attempts >= retryLimit
    await inTransaction(db, async trx => {
      await countFailure(trx, mail, { error: error.answer, isLast, isForGood, now: now() })
      if (isLast) await recordFailed(trx, mail, now())
    })
    if (isLast) log.error({ mail_id, mail: name, reason: error.message }, 'mail was given up: see `backoffice mails`')
    if (!isForGood) throw error
    return false
  }
}
