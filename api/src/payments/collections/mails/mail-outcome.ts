import type { Db } from '../../../platform/database/public.ts'
import { notifyMailFailed } from '../../../books/notices/public.ts'
import { changeBooks } from '../../../books/work/public.ts'
import { findRequestOfMail } from './mail-store.ts'
import { requestMailKindOf } from './request-mail.ts'

interface Mail {
  readonly id: number
  readonly name: string | null
  readonly to_address: string
  readonly invoice_id: number | null
}

const actor = 'mail'
/** Whatever else is mailed has a line of its own in the timeline. */
const isAsking = (name: string | null): boolean => ['received', 'reminder'].includes(requestMailKindOf(name) ?? '')

/** The buyer's mail server took a mail that asks for payment: the seller's timeline says so. */
export async function recordRequestMailSent(db: Db, mail: Mail, now: Date): Promise<void> {
  const invoice = isAsking(mail.name) ? await findRequestOfMail(db, mail) : undefined
  if (!invoice) return
  const event = { invoice_id: invoice.id, kind: 'mailed', actor, detail: { mail_id: mail.id }, at: now } as const
  await changeBooks(db, async books => books.addEvent(event))
}

/** A mail about a request reaches nobody: its seller, who alone knows another way, is notified. */
export async function recordRequestMailFailed(db: Db, mail: Mail, now: Date): Promise<void> {
  const invoice = await findRequestOfMail(db, mail)
  if (!invoice) return
  await changeBooks(db, async books => {
    books.addEvent({ invoice_id: invoice.id, kind: 'mail_failed', actor, detail: { mail_id: mail.id }, at: now })
    notifyMailFailed(books, invoice, now)
  })
}
