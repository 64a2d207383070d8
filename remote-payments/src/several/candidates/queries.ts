import type { Account, Draft, InvoiceFile } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import type { Application } from '../../checkout/entry.ts'
import { applicationOfDraft } from '../../draft/application-of-draft.ts'
import { endOfItem, type EndOfItem } from '../../prepared/items/end-of-item.ts'
import { paymentQuery } from '../../existing-payment/payment-query.ts'

/** A draft with all that its form would ask for. */
export interface LoadedDraft {
  readonly draft: Draft
  readonly application: Application
  readonly file: InvoiceFile | null
  /** Of the supplier that is chosen. */
  readonly accounts: readonly Account[]
  /** Why the item of a program that it is about can be paid no more. */
  readonly endOfItem: EndOfItem | null
}

export const draftToPayQuery = (id: number) =>
  queryOptions({
    queryKey: ['drafts', id, 'toPay'],
    queryFn: async ({ signal }): Promise<LoadedDraft> => {
      const draft = await calls.drafts.getDraft({ params: { id } }, { signal })
      const application = await applicationOfDraft(draft, calls)
      const [file, accounts, endOfItem] = await Promise.all([
        application.invoiceFile &&
          calls.invoiceFiles.getInvoiceFile({ params: { id: application.invoiceFile.file_id } }, { signal }),
        accountsOf(application, signal),
        endOfItemOf(application, signal),
      ])
      return { draft, application, file, accounts, endOfItem }
    },
    // It may have been corrected a moment ago.
    staleTime: 0,
  })

/** It may have been paid or withdrawn a moment ago. */
export const requestToPayQuery = (id: number) => queryOptions({ ...paymentQuery(id), staleTime: 0 })

async function endOfItemOf({ preItem }: Application, signal: AbortSignal): Promise<EndOfItem | null> {
  if (preItem === null) return null
  try {
    return endOfItem(preItem, await calls.preGroups.getPreGroup({ params: { id: preItem.preGroupId } }, { signal }))
  } catch (error) {
    const end = endOfItem(preItem, undefined, error)
    if (end === null) throw error
    return end
  }
}

async function accountsOf({ invoiceForm }: Application, signal: AbortSignal): Promise<readonly Account[]> {
  const { supplierId = null, isNewSupplier = true } = invoiceForm?.formOne ?? {}
  if (supplierId === null || isNewSupplier) return []
  return (await calls.suppliers.listSupplierAccounts({ params: { id: supplierId } }, { signal })).accounts
}
