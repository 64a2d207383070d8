import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { AppLink, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { knownInvoiceOf, linkOfUse } from '../../invoice-values/duplicates/use-of-invoice.ts'
import { messages } from './messages.ts'

/** Of a refused draft, the payment that its invoice belongs to already; nothing where its file does not say. */
export function EarlierPayment({ fileId }: { fileId: string | null }) {
  // The payment before it in the run may be the one.
  const { data } = useQuery({ ...invoiceFileQuery(fileId), staleTime: 0, refetchInterval: false })
  const known = knownInvoiceOf(data)
  if (!known) return null
  const { path, label } = linkOfUse(known)
  return (
    <Text size="sm">
      {messages.earlier(label)}
      <AppLink to={path}>{messages.seePayment(label)}</AppLink>
    </Text>
  )
}
