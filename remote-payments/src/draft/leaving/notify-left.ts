import { notify } from '@invoice-card/events'
import { signedInUser } from '@invoice-card/session'
import type { Application } from '../../checkout/entry.ts'
import { readApplication } from '../../checkout/store.ts'
import { paths } from '../../paths.ts'
import { messages as words } from './messages.ts'

interface Left {
  readonly application: Application
  readonly owner: string | null
}

/** Two sentences to read, and a link to choose. */
const durationMs = 10_000

/** Another screen than those of the flow, which show what is typed, and than the list of drafts, where it stands. */
const isFlowLeft = (owner: string | null): boolean =>
  readApplication().invoiceFile === null && owner === signedInUser() && location.pathname !== paths.list('draft')

/** Says where what was typed is, once its form was left for another screen. */
export function notifySaved({ application: { draftId }, owner }: Left): void {
  if (isFlowLeft(owner)) notify.success(words.saved, { link: linkTo(draftId, words.goOn), durationMs })
}

/** The same of its confirmation: a card that was typed is in its frame alone. */
export function notifyUnpaid({ application: { draftId, confirmForm }, owner }: Left): void {
  if (!isFlowLeft(owner)) return
  const lost = confirmForm.card === 'new' ? words.cardLost : ''
  notify.info(words.unpaid + lost, { link: linkTo(draftId, words.pay), durationMs })
}

const linkTo = (draftId: number | null, label: string) =>
  draftId === null ? { to: paths.list('draft'), label: words.drafts } : { to: paths.draft(draftId), label }
