import type { Hono } from 'hono'
import { type App, refusePlatform } from '../http/public.ts'
import type { Services } from '../services/public.ts'
import { mailboxPage, mailPage } from './mailbox-page.ts'
import { findArrivedMail, listArrivedMails } from './store.ts'

const shown = 100
// The pages bring styles of their own and nothing else; mails must not run or load anything.
const pagePolicy = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** The mailbox of a developer's machine. It does not exist in any other environment: mails carry sign-in codes. */
export function mountMailbox(app: Hono<App>, { config, db }: Services): void {
  if (!config.isLocal) return

  app.get('/dev/mailbox', async context =>
    context.html(mailboxPage(await listArrivedMails(db, shown)), 200, pagePolicy),
  )

  app.get('/dev/mailbox.json', async context => {
    const mails = await listArrivedMails(db, shown)
    return context.json(
      mails.map(({ id, to_address, subject, text, sent_at }) => ({
        id,
        to: to_address,
        subject,
        text,
        sent_at: sent_at?.toISOString(),
      })),
    )
  })

  app.get('/dev/mailbox/:id{[0-9]{1,15}}', async context => {
    const mail = (await findArrivedMail(db, Number(context.req.param('id')))) ?? refusePlatform('not_found')
    return context.html(mailPage(mail, context.req.query('as') === 'text' ? 'text' : 'html'), 200, pagePolicy)
  })
}
