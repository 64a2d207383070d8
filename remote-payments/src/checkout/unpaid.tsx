import { Notice, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { CardCall } from './checkout.ts'
import { screenOfCall } from './selectors.ts'

const parameter = 'unpaid'
const unpaid = { isUnpaid: true }

/** What somebody reads whose session had ended when they pressed the button that pays. */
export const unpaidWords = {
  draft: 'お支払いは行われていません。下書きは残っています。',
  other: 'お支払いは行われていません。もう一度お手続きください。',
} as const

/**
 * Where a payment goes on after signing in again, that the end of the session prevented; null where nothing of it is
 * left.
 */
export function pathOfUnpaid(call: CardCall): string | null {
  if (call.name === 'createInvoice') {
    const { draft_id } = call.body
    return draft_id === undefined ? null : `${paths.draft(draft_id)}?${parameter}=1`
  }
  return call.name === 'authoriseAgain' && call.body.corrected ? null : `${screenOfCall(call)}?${parameter}=1`
}

/** State of the screen that a draft is opened on, from the address that led to the draft. */
export const unpaidStateOf = (search: string): typeof unpaid | null =>
  new URLSearchParams(search).has(parameter) ? unpaid : null

/** Says on a screen of the flow that was reached that way what became of the payment. */
export function WithUnpaidNotice({ children }: { children: ReactNode }) {
  const { state } = useLocation() as { state: unknown }
  if (typeof state !== 'object' || state === null || !('isUnpaid' in state)) return children
  return (
    <Stack gap="4">
      <Notice tone="attention">{unpaidWords.draft}</Notice>
      {children}
    </Stack>
  )
}

/** The same on a screen that has no draft. */
export function UnpaidNotice() {
  const { search } = useLocation()
  return unpaidStateOf(search) && <Notice tone="attention">{unpaidWords.other}</Notice>
}
