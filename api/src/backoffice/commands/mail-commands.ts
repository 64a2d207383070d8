import { inTransaction } from '../../platform/database/public.ts'
import { isInProgress, outbox } from '../../platform/jobs/public.ts'
import { listUndelivered, reviveMail } from '../../platform/mail/public.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

const shownMails = 100

const minute = (at: Date): string =>
  `${at.toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })} JST`

type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number]

const stateOf = ({ given_up_at, useless_after, last_error }: Undelivered): string =>
  given_up_at === null ? 'waits' : last_error === null && useless_after !== null ? 'expired' : 'given up'

const lineOf = (mail: Undelivered): string =>
  [
    `${mail.id}  ${mail.name ?? '-'}  ${mail.to_address}  since ${minute(mail.created_at)}  ${mail.attempts} attempts failed  ${stateOf(mail)}`,
    ...(mail.last_error === null ? [] : [`  ${mail.last_error.replaceAll(/\s+/g, ' ').slice(0, 160)}`]),
  ].join('\n')

export const mailCommands = {
  mails: async ({ db, now }) => {
    const mails = await listUndelivered(db, now(), shownMails)
    return { json: { mails }, text: mails.map(lineOf).join('\n') || 'Every mail has left.' }
  },

  'retry-mail': async ({ db: pool, now }, args) => {
    if (!/^\d{1,15}$/.test(args.id ?? '')) throw new UsageError('Which mail? `backoffice mails` shows the ids.')
    const mail_id = Number(args.id)
    await inTransaction(pool, async db => {
      if (!(await reviveMail(db, mail_id, now())))
        throw new BackofficeRefusal(
          'mail_not_undelivered',
          'There is no undelivered mail of that id that would still be of use.',
        )
      if (await isInProgress(db, 'sendMail', { mail_id }))
        throw new BackofficeRefusal(
          'mail_under_way',
          'It is tried again by itself: `backoffice jobs sendMail` shows when, `retry-job` hurries it.',
        )
      await outbox(db, 'sendMail', { mail_id })
    })
    return { json: { retried: mail_id }, text: 'A worker sends it within seconds.' }
  },
} satisfies Record<string, Command>
