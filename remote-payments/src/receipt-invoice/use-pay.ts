import type { InvoiceFile } from '@invoice-card/contracts'
import { useNavigate } from 'react-router-dom'
import { changePaymentFlow, emptyPaymentFlow } from '../common/flow-state.ts'
import { useOpenItem } from '../common/prepared-payments/use-open-item.ts'
import { paths } from '../paths.ts'
import type { Origin } from './origin.ts'

/** The way into the payment flow with a file that is here: by its draft or its item where it has one, else with the file alone. */
export function usePay({ file_id, file_name }: InvoiceFile, origin: Origin) {
  const navigate = useNavigate()
  const { mutate, isPending } = useOpenItem(origin.kind === 'prepared' ? origin.preGroupId : 0)
  const pay = () => {
    if (origin.kind === 'prepared') return mutate(origin.preId)
    if (origin.kind === 'draft') return void navigate(paths.draft(origin.draftId))
    changePaymentFlow({ ...emptyPaymentFlow, invoiceFile: { file_id, file_name } })
    void navigate(paths.invoiceInfo)
  }
  return { pay, isPending }
}
