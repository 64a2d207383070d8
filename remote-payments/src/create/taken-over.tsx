import { formatYen, Notice, TextButton } from '@invoice-card/ui'
import { emptyApplication, type Application, type PreItemRef } from '../checkout/entry.ts'
import { dispatch } from '../checkout/store.ts'
import { emptyInvoiceForm, type FormOne } from '../invoice-values/values.ts'
import { amountOf } from '../invoice-values/typed-text.ts'
import { ItemNotice } from '../prepared/items/item-notice.tsx'
import { usePreItem } from '../prepared/items/use-pre-item.ts'
import { messages } from './messages.ts'

/**
 * What the payment has already and only its invoice is missing: from a draft, a program, the choice of a payee, or the
 * last payment.
 */
export function TakenOver({
  application: { invoiceFile, draftId, preItem, invoiceForm },
}: {
  application: Application
}) {
  const { formOne } = invoiceForm ?? emptyInvoiceForm
  if (invoiceFile !== null) return null
  if (preItem !== null)
    return <FromProgram preItem={preItem} name={payeeOf(formOne)} amount={formatYen(amountOf(formOne.amount) ?? 0)} />
  if (draftId !== null) return <Notice>{messages.draftWithoutFile}</Notice>
  const amountYen = amountOf(formOne.amount)
  if (payeeOf(formOne) === '') return null
  return (
    <Notice
      actions={
        <TextButton size="sm" onClick={() => dispatch({ type: 'begun', application: emptyApplication })}>
          {messages.notTakenOver}
        </TextButton>
      }
    >
      {amountYen === null
        ? messages.again(payeeOf(formOne))
        : messages.withPayee(payeeOf(formOne), formatYen(amountYen))}
    </Notice>
  )
}

interface FromProgramProps {
  readonly preItem: PreItemRef
  readonly name: string
  readonly amount: string
}

/** What a program prepared; once that has ended, why it is not to be paid, before its invoice is asked for. */
function FromProgram({ preItem, name, amount }: FromProgramProps) {
  const { end } = usePreItem(preItem)
  return end ? <ItemNotice preItem={preItem} /> : <Notice>{messages.prepared(name, amount)}</Notice>
}

const payeeOf = ({ isNewSupplier, newSupplier, supplierName }: FormOne): string =>
  isNewSupplier ? newSupplier.name : supplierName
