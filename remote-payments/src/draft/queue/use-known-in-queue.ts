import type { InvoiceFile } from '@invoice-card/contracts'
import { useEffect } from 'react'
import { linkOfUse, refusedUseOf } from '../../invoice-values/duplicates/use-of-invoice.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { setKnown } from './queue-state.ts'

/** The queue skips the open draft while its invoice is paid already, by the values that it has now. */
export function useKnownInQueue(draftId: number | null, file: InvoiceFile | undefined, form: InvoiceForm): void {
  useEffect(() => {
    if (draftId === null || file === undefined) return
    const use = refusedUseOf(file, form)
    setKnown(draftId, use && linkOfUse(use))
  }, [draftId, file, form])
}
