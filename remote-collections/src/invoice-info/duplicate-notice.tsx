import { collectionTabOf, invoiceDisplayId } from '@invoice-card/domain'
import { useDebouncedValue } from '@invoice-card/form'
import { AppLink, Box, formatDate, Notice, touchRows } from '@invoice-card/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DuplicateRequest } from '@invoice-card/contracts'
import { calls } from '../calls.ts'
import { paths } from '../paths.ts'
import type { RequestForm } from '../request-form/values.ts'
import { amountOf } from '../request-form/typed-text.ts'
import { messages } from './messages.ts'

const { duplicate: words } = messages

interface DuplicateQuery {
  readonly supplier_id: number | null
  readonly invoice_number: string
  readonly billing_amount: number | null
}

const duplicatesQuery = ({ supplier_id, invoice_number, billing_amount }: DuplicateQuery) =>
  queryOptions({
    queryKey: ['requestSellers', 'duplicates', supplier_id, invoice_number, billing_amount],
    queryFn: ({ signal }) =>
      calls.collections.findDuplicateRequests(
        { query: { supplier_id: supplier_id ?? 0, invoice_number, billing_amount: billing_amount ?? 0 } },
        { signal },
      ),
    enabled: supplier_id !== null && invoice_number !== '' && billing_amount !== null,
    retry: false,
  })

/** Warns of an earlier request with the same buyer, number and amount, as soon as the three are typed. */
export function DuplicateNotice({
  form: { supplierId, isNewSupplier, invoice_number, billing_amount },
}: {
  form: RequestForm
}) {
  const number = useDebouncedValue(invoice_number.trim().slice(0, 60))
  const amount = useDebouncedValue(amountOf(billing_amount))
  const { data } = useQuery(
    duplicatesQuery({
      supplier_id: isNewSupplier ? null : supplierId,
      invoice_number: number,
      billing_amount: amount,
    }),
  )
  if (!data || data.duplicates.length === 0) return null
  return (
    <Notice tone="attention" isLive title={words.title}>
      <p>{words.text}</p>
      <Box as="ul" css={touchRows}>
        {/* In a tab of its own: leaving the flow would clear what was entered. */}
        {data.duplicates.map(one => (
          <li key={one.id}>
            <AppLink to={location.origin + paths.detail(collectionTabOf(one), one.id)}>{labelOf(one)}</AppLink>
          </li>
        ))}
      </Box>
    </Notice>
  )
}

const labelOf = ({ id, created_at }: DuplicateRequest): string =>
  words.link(invoiceDisplayId(id), formatDate(created_at, { withWeekday: false }))
