import { invoiceDisplayId } from '@invoice-card/domain'
import { useAtomValue } from 'jotai'
import { settledAtom } from '../../checkout/store.ts'
import { paths } from '../../paths.ts'
import { paymentsOf } from '../run/selectors.ts'
import { useRun } from '../run/store.ts'
import type { LeftOut } from '../candidates/candidate.ts'
import { messages } from '../candidates/messages.ts'

const { leftOut: words } = messages

type Known = Pick<LeftOut, 'name' | 'reason' | 'link'>

/** What this tab knows of a draft that is not there any more: that it has paid it, and by which payment. */
export function useGoneDraft(): (id: number) => LeftOut {
  const payments = paymentsOf(useRun())
  const settled = useAtomValue(settledAtom)
  return id => ({
    state: 'leftOut',
    kind: 'draft',
    id,
    isGone: true,
    ...(paidTogether(id) ?? paidAlone(id) ?? unknown),
  })

  function paidTogether(id: number): Known | null {
    const paid = payments.find(({ item, state }) => item.kind === 'draft' && item.id === id && state.kind === 'paid')
    if (paid?.state.kind !== 'paid') return null
    const displayId = invoiceDisplayId(paid.state.invoiceId)
    const text = words.openKnown(displayId)
    return {
      name: paid.invoiceNumber ? `${paid.name} ${paid.invoiceNumber}` : paid.name,
      reason: words.paid(displayId),
      link: { path: paths.detail('review', paid.state.invoiceId), text, label: text },
    }
  }
  function paidAlone(id: number): Known | null {
    const paid = settled.find(({ paidFor }) => paidFor.draftId === id)
    if (paid === undefined) return null
    return {
      name: paid.paidFor.invoiceFile?.file_name ?? words.paidName,
      reason: words.paidAlone,
      link: { path: paths.complete(paid.paymentId), text: words.seePaid, label: words.seePaid },
    }
  }
}

const unknown: Known = {
  name: words.goneName,
  reason: words.gone,
  link: { path: paths.list('review'), text: words.payments, label: words.payments },
}
