import { type Db, inTransaction } from '../database/public.ts'
import { defineJob, type JobPayload } from '../jobs/public.ts'
import type { Services } from '../services/public.ts'
import { renderMail } from './layout.ts'
import { findGreeting, findUnsentMail, markArrived, markSent } from './store.ts'
import { handToServer, MailRefused } from './transport.ts'
import { type MailCause, mailShare } from './share.ts'
import { cancelUselessMail, countFailure } from './undelivered-store.ts'

/** Attempts after the first, over six hours and a half. */
const retryLimit = 15

type Mail = NonNullable<Awaited<ReturnType<typeof findUnsentMail>>>

interface Outcomes extends MailCause {
  /**
   * Whether what the mail is about has ended meanwhile, so that it is not sent. In a transaction this does not change
   * until the commit.
   */
  readonly isUseless: (db: Db, mail: Mail, now: Date) => Promise<boolean>
  /** What else is recorded of a mail, in the transaction that records its end. */
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
    share: mailShare(outcomes),
    retryLimit,
    retryDelaySeconds: 5,
    // More than a silent server is given, so that no second attempt begins beside the first.
    timeoutSeconds: 120,
    run: async (services, { mail_id }) => {
      const { db, config, log } = services
      const mail = await findUnsentMail(db, mail_id)
      if (!mail) return
      const isSent = await (config.smtpUrl === null
        ? putIntoMailbox(services, outcomes, mail)
        : sendByServer(services, outcomes, config.smtpUrl, mail))
      if (isSent) log.info({ mail_id, mail: mail.name }, 'mail sent')
    },
  })

const render = async ({ db, config }: Services, { content, to_address }: Mail) =>
  renderMail(content, content.addressee ? null : await findGreeting(db, to_address), config)

/** In one transaction: the mail arrives in the moment in which it is found to be of use. */
const putIntoMailbox = async (services: Services, outcomes: Outcomes, mail: Mail): Promise<boolean> => {
  const { db, now } = services
  const rendered = await render(services, mail)
  return inTransaction(db, async trx => {
    if (await stopUseless(trx, services, outcomes, mail)) return false
    await markArrived(trx, mail.id, rendered, now())
    await outcomes.recordSent(trx, mail, now())
    return true
  })
}

/** An end that comes while the server is spoken to is too late: that mail arrives. */
const sendByServer = async (services: Services, outcomes: Outcomes, smtpUrl: string, mail: Mail): Promise<boolean> => {
  const { db, now } = services
  if (await stopUseless(db, services, outcomes, mail)) return false
  if (!(await deliver(services, outcomes, smtpUrl, mail, await render(services, mail)))) return false
  await inTransaction(db, async trx => {
    await markSent(trx, mail, now())
    await outcomes.recordSent(trx, mail, now())
  })
  return true
}

/** True where the mail is of no use any more: it is cancelled. */
async function stopUseless(db: Db, { log, now }: Services, { isUseless }: Outcomes, mail: Mail): Promise<boolean> {
  const { id: mail_id, name, useless_after } = mail
  const isTooLate = useless_after !== null && useless_after <= now()
  const hasEnded = await isUseless(db, mail, now())
  if (!isTooLate && !hasEnded) return false
  await cancelUselessMail(db, mail_id, { hasEnded, now: now() })
  log.warn({ mail_id, mail: name }, 'mail is of no use any more and was not sent')
  return true
}

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
    if (isLast) log.error({ mail_id, mail: name, reason: error.message }, 'mail failed: see `backoffice mails`')
    if (!isForGood) throw error
    return false
  }
}
