import { auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import type { FreezeKind } from '../../platform/database/public.ts'
import { findFreeze, insertFreeze, liftFreeze } from '../../platform/freezes/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { endAccess } from '../../identity/credentials/public.ts'
import { lockUser } from '../../identity/user-rows/public.ts'
import { listHeldBy } from '../../books/payments/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { waitForOtherFiles } from '../../payments/transfers/public.ts'
import { countAttempts } from './attempts-store.ts'
import { freezeNotice, liftNotice } from './messages.ts'
import { findSubject, type NamedSubject } from './subjects-store.ts'

/** What somebody of the back office wants to freeze, or to go on. */
export interface FreezeOrder {
  readonly kind: FreezeKind
  readonly id: number
  readonly reason: string
}

/** What becomes of the payments that a freeze is about. */
interface HeldPayments {
  /** Card payments that have begun: given back if they are authorised. */
  readonly begun: number
  /** Authorised and not charged: they wait. */
  readonly authorised: number
  /** Charged and not in a file for the bank: they wait. */
  readonly captured: number
  /** Their money goes on: the bank was ordered to send it. */
  readonly in_transfer_file: readonly number[]
}

export interface FreezeChange {
  readonly subject: NamedSubject
  readonly payments: HeldPayments
}

export type FreezeRefusal = 'freeze_subject_not_found' | 'already_frozen' | 'not_frozen'

/**
 * Freezes a user, a company, a supplier or a card. A user is signed out everywhere at once. Payments in progress wait,
 * but for those that the bank was ordered to make: no file is made beside this, so that the answer names all of them.
 */
export const freeze = (
  { db: pool, now }: Services,
  { kind, id, reason }: FreezeOrder,
  actor: Examiner,
): Promise<FreezeChange | FreezeRefusal> =>
  changeBooks(pool, async books => {
    const { db } = books
    const at = now()
    await books.lock('transferFiles', 0, waitForOtherFiles)
    const subject = await findSubject(db, kind, id)
    if (!subject) return 'freeze_subject_not_found'
    const { company_id } = subject
    if (kind === 'user') await books.lock('user', id, () => lockUser(db, id))
    const freezeId = await insertFreeze(db, {
      kind,
      subject_id: id,
      company_id,
      reason,
      frozen_by: actor.login,
      frozen_at: at,
    })
    if (freezeId === undefined) return 'already_frozen'
    if (kind === 'user') await endAccess(db, id, { except: null, reason: 'user_frozen' }, at)
    const payments = await findHeld(books, freezeId, subject)
    audit(books, subject, 'frozen', { at, actor, detail: { reason, payments } })
    books.notify({ ...receiverOf(subject), now: at, ...freezeNotice(subject) })
    return { subject, payments }
  })

/** Ends a freeze: payments that it held go on from where they stood. */
export const unfreeze = (
  { db: pool, now }: Services,
  { kind, id, reason }: FreezeOrder,
  actor: Examiner,
): Promise<FreezeChange | FreezeRefusal> =>
  changeBooks(pool, async books => {
    const { db } = books
    const at = now()
    const subject = await findSubject(db, kind, id)
    if (!subject) return 'freeze_subject_not_found'
    const known = await findFreeze(db, subject)
    if (!known) return 'not_frozen'
    const payments = await findHeld(books, known.id, subject)
    const lifted = await liftFreeze(db, subject, { lift_reason: reason, lifted_by: actor.login, lifted_at: at })
    if (!lifted) return 'not_frozen'
    audit(books, subject, 'unfrozen', {
      at,
      actor,
      detail: { reason, payments, frozen_by: lifted.frozen_by, frozen_at: lifted.frozen_at.toISOString() },
    })
    books.notify({ ...receiverOf(subject), now: at, ...liftNotice(subject) })
    return { subject, payments }
  })

async function findHeld({ db }: Books, freezeId: number, subject: NamedSubject): Promise<HeldPayments> {
  const held = await listHeldBy(db, { id: freezeId, company_id: subject.company_id })
  const waiting = held.filter(({ is_in_transfer_file }) => !is_in_transfer_file)
  return {
    begun: await countAttempts(db, subject),
    authorised: waiting.filter(({ payment_status }) => payment_status === 'authorised').length,
    captured: waiting.filter(({ payment_status }) => payment_status === 'captured').length,
    in_transfer_file: held.filter(({ is_in_transfer_file }) => is_in_transfer_file).map(({ id }) => id),
  }
}

interface Done {
  readonly at: Date
  readonly actor: Examiner
  readonly detail: Record<string, unknown>
}

const audit = (
  books: Books,
  { kind, subject_id, company_id }: NamedSubject,
  what: 'frozen' | 'unfrozen',
  { at, actor, detail }: Done,
): void =>
  books.audit({
    chain: auditChainOf(company_id),
    at,
    actor: examinerActor(actor),
    action: `${kind}.${what}`,
    subject: `${kind}:${subject_id}`,
    detail,
  })

/** A user's freeze is its own matter, the others are their company's. */
const receiverOf = ({ kind, subject_id, company_id }: NamedSubject) => ({
  company_id,
  user_id: kind === 'user' ? subject_id : null,
})
