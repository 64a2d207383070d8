/**
 * Every lock that a unit of work takes by name, in the order in which it takes them. Two units that follow one order
 * never wait for each other in a circle. The writes at the end (counters, audit, notices) are sorted and come after all
 * of these.
 */
export const lockOrder = [
  /** One card of a user is admitted at a time. Advisory. */
  'cardTries',
  /** One bank file is made at a time. Advisory. */
  'transferFiles',
  /** One payment of a company at a time learns which documents are paid. Advisory. */
  'documents',
  /** A card that is being saved. */
  'cardRegistration',
  /** Users who are frozen or leave, or the one who has the address of a request. */
  'user',
  'company',
  /** A schedule of requests whose day has come. */
  'requestSchedule',
  'depositAccount',
  /** A payment whose end is recorded, or that holds the claim of an item. It is no invoice's charge yet. */
  'attempt',
  'invoice',
  /** The payment of a locked invoice. */
  'charge',
  /** Transfers that go into a file for the bank. */
  'transfer',
  'preparedItem',
  'supplier',
  'promotion',
  'preparedGroup',
  /** The file that names a draft. After what payments lock: they refer to files after all of that. */
  'draftFile',
  /** What is asked about the requests that a closing ends. */
  'notification',
  /** The company that closes, once more: rows that refer to it wait from here on. Their writers hold the others. */
  'closingCompany',
] as const

export type LockName = (typeof lockOrder)[number]
export type LockId = string | number

/** A unit of work asked for a lock that it should have taken before another one. A defect. */
export class LockOrderBroken extends Error {
  override name = 'LockOrderBroken'
}

/** The locks of one transaction. */
export interface Locks {
  /**
   * Says that a lock is taken next. A lock that is held already may be taken again.
   * @throws LockOrderBroken where a later one is held
   */
  readonly take: (name: LockName, id: LockId) => void
}

export function createLocks(): Locks {
  const held = new Set<string>()
  let last: { readonly name: LockName; readonly id: LockId } | undefined
  return {
    take: (name, id) => {
      const key = `${name} ${id}`
      if (held.has(key)) return
      if (last && !isAfter({ name, id }, last))
        throw new LockOrderBroken(`${key} is locked before ${last.name} ${last.id}: see lockOrder`)
      held.add(key)
      last = { name, id }
    },
  }
}

/** Of one name the lower number comes first; ids without an order (payments) are locked one at a time. */
function isAfter(next: { name: LockName; id: LockId }, last: { name: LockName; id: LockId }): boolean {
  const distance = lockOrder.indexOf(next.name) - lockOrder.indexOf(last.name)
  if (distance !== 0) return distance > 0
  return typeof next.id === 'number' && typeof last.id === 'number' && next.id > last.id
}
