import type { Invoice, ReturnedMoney } from '@invoice-card/contracts'
import { accountLine } from '@invoice-card/domain'
import { useIsPathOn } from '@invoice-card/remote'
import { AppLink, formatDate, Notice } from '@invoice-card/ui'
import { isFeePaid } from '../fee/is-fee-paid.ts'
import { messages } from './messages.ts'

const { pending, resend, refund } = messages.returned

/** What becomes of money that was sent and returned: the status alone says that the payee has it. */
export function ReturnedNotice({
  invoice,
  returned: { reason, outcome, transfer_date, account },
}: {
  invoice: Invoice
  returned: ReturnedMoney
}) {
  const { supplier_id, receipt } = invoice
  const supplier = `/suppliers/${supplier_id}`
  const isPathOn = useIsPathOn()
  if (outcome === 'refund') {
    return (
      <Notice tone="attention" title={refund.title}>
        <p>{refund.text(reason, isFeePaid(invoice))}</p>
        {receipt !== null && <p>{refund.receipt}</p>}
      </Notice>
    )
  }
  if (outcome === 'resend') {
    return (
      <Notice tone="info" title={resend.title}>
        <p>{resend.text(reason, formatDate(transfer_date ?? ''))}</p>
        {account && <p>{resend.account(accountLine(account))}</p>}
      </Notice>
    )
  }
  return (
    <Notice
      tone="attention"
      title={pending.title}
      actions={supplier_id !== null && isPathOn(supplier) && <AppLink to={supplier}>{pending.open}</AppLink>}
    >
      <p>{pending.text(reason)}</p>
      {supplier_id !== null && <p>{pending.advice}</p>}
    </Notice>
  )
}
