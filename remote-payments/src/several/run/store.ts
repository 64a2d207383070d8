import { store, survivesSession, tabWorkAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import type { RunPaymentEvent, SeveralEvent } from './events.ts'
import { reduceSeveral } from './reducer.ts'
import { nothingChosen, SeveralPaymentsSchema, type Run, type SeveralPayments } from './run.ts'

// No flow data: the issuer's page and other screens lie between its payments.
const severalAtom = tabWorkAtom<SeveralPayments>('severalPayments', nothingChosen, isSeveral)

// What another release stored in another shape counts as absent.
function isSeveral(value: unknown): value is SeveralPayments {
  return v.is(SeveralPaymentsSchema, value)
}

// Answers of calls that were on their way as the session ended.
let whileSignedOut: readonly RunPaymentEvent[] = []
survivesSession(severalAtom, held => {
  const events = whileSignedOut
  whileSignedOut = []
  return events.reduce<SeveralPayments>(
    reduceSeveral,
    reduceSeveral({ ...held, form: nothingChosen.form }, { type: 'sessionEnded' }),
  )
})

/** The only way to change several payments. */
export function dispatchSeveral(event: SeveralEvent): void {
  const before = store.get(severalAtom)
  if (before.run.stage === 'none' && 'key' in event && event.type !== 'confirmed')
    whileSignedOut = [...whileSignedOut, event]
  const after = reduceSeveral(before, event)
  if (after !== before) store.set(severalAtom, after)
}

export const readSeveral = (): SeveralPayments => store.get(severalAtom)
const noneConfirmed = {}
/** What the user has confirmed, by the key of what is paid. */
export const useConfirmed = (): Readonly<Record<string, string>> => useAtomValue(severalAtom).confirmed ?? noneConfirmed
export const useRun = (): Run => useAtomValue(severalAtom).run
export const readRun = (): Run => readSeveral().run
