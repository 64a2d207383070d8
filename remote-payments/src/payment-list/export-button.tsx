import { maxExportedInvoices } from '@invoice-card/contracts'
import type { PaymentTab } from '@invoice-card/domain'
import { notify } from '@invoice-card/events'
import { download } from '@invoice-card/list'
import { Text, TextButton } from '@invoice-card/ui'
import { useMutation } from '@tanstack/react-query'
import { failureText } from '../common/failure-text.ts'
import type { ListQuery } from './list-query.ts'
import { messages } from './messages.ts'
import { askForExport } from './queries.ts'

/** Downloads what the list shows, all pages of it, as CSV. */
export function ExportButton({ tab, query, totalCount }: { tab: PaymentTab, query: ListQuery, totalCount: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => askForExport(tab, query),
    onSuccess: download,
    onError: error => notify.error(failureText(error)),
  })
  if (totalCount > maxExportedInvoices) return <Text size="sm" tone="muted">{messages.csv.limit(maxExportedInvoices)}</Text>
  return <TextButton size="sm" icon="download" aria-busy={isPending} onClick={() => { if (!isPending) mutate() }}>{messages.csv.download}</TextButton>
}
