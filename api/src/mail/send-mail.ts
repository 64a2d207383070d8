import type { Transporter } from 'nodemailer'
import { defineJob } from '../jobs/job.ts'
import { renderMail } from './layout.ts'
import { findGreeting, findUnsentMail, markArrived, markSent } from './store.ts'

/**
 * Hands a mail to the mail server. Without one (local) the table is the mailbox and the mail has arrived.
 * A server that is down makes the job fail; the queue tries again later.
 */
export const sendMail = defineJob<{ mail_id: number }>({
  concurrency: 4,
  retryLimit: 15,
  retryDelaySeconds: 5,
  run: async ({ db, config, now, log }, { mail_id }) => {
    const mail = await findUnsentMail(db, mail_id)
    if (!mail) return
    const rendered = renderMail(mail.content, await findGreeting(db, mail.to_address), config.edgeOrigin)
    if (config.smtpUrl === null) {
      await markArrived(db, mail.id, rendered, now())
    }
    else {
      const transport = await transportTo(config.smtpUrl)
      // The same message id on a second attempt lets mail servers drop the double.
      const messageId = `<mail-${mail.id}@${new URL(config.edgeOrigin).hostname}>`
      // No out-of-office replies (RFC 3834).
      const headers = { 'auto-submitted': 'auto-generated' }
      await transport.sendMail({ from: config.mailFrom, to: mail.to_address, messageId, headers, ...rendered })
      await markSent(db, mail, now())
    }
    log.info({ mail_id }, 'mail sent')
  },
})

const transports = new Map<string, Transporter>()

async function transportTo(url: string): Promise<Transporter> {
  const known = transports.get(url)
  if (known) return known
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  transports.set(url, transport)
  return transport
}
