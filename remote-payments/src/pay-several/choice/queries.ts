import type { Account, Draft, InvoiceFile } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import type { Application } from '../../checkout/entry.ts'
import { applicationOfDraft } from '../../draft/application-of-draft.ts'
import { paymentQuery } from '../../payment/payment-query.ts'

/** A draft with all that its form would ask for. */
export interface LoadedDraft {
  readonly draft: Draft
  readonly application: Application
  readonly file: InvoiceFile | null
  /** Of the supplier that is chosen. */
  readonly accounts: readonly Account[]
}

export const draftToPayQuery = (id: number) =>
  queryOptions({
    queryKey: ['drafts', id, 'toPay'],
    queryFn: async ({ signal }): Promise<LoadedDraft> => {
      const draft = await calls.drafts.getDraft({ params: { id } }, { signal })
      const application = await applicationOfDraft(draft, calls)
      const [file, accounts] = await Promise.all([
        application.invoiceFile &&
          calls.invoiceFiles.getInvoiceFile({ params: { id: application.invoiceFile.file_id } }, { signal }),
        accountsOf(application, signal),
      ])
      return { draft, application, file, accounts }
    },
    // It may have been corrected a moment ago.
    staleTime: 0,
  })

/** It may have been paid or withdrawn a moment ago. */
export const requestToPayQuery = (id: number) => queryOptions({ ...paymentQuery(id), staleTime: 0 })

async function accountsOf({ invoiceForm }: Application, signal: AbortSignal): Promise<readonly Account[]> {
  const { supplierId = null, isNewSupplier = true } = invoiceForm?.formOne ?? {}
  if (supplierId === null || isNewSupplier) return []
  return (await calls.suppliers.listSupplierAccounts({ params: { id: supplierId } }, { signal })).accounts
}
