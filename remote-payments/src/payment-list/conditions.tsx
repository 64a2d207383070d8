import { invoiceStatusLabels, type PaymentTab } from '@invoice-card/domain'
import { formatDate, HStack, Icon, PlainLink, styled } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { writeListQuery, type ListQuery } from './list-query.ts'
import { messages } from './messages.ts'
import { supplierNameQuery } from './queries.ts'

const Chip = styled(PlainLink, {
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '8', paddingInline: '3', borderRadius: 'full', borderWidth: '1px', borderColor: 'accent.200', bg: 'accent.50', color: 'accent.700', fontSize: 'sm',
    overflowWrap: 'anywhere', _hover: { borderColor: 'accent.600', textDecoration: 'underline' },
  },
})

/** What the list is narrowed by, each a link to the list without it. */
export function Conditions({ tab, query }: { tab: PaymentTab, query: ListQuery }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const supplier = useQuery({ ...supplierNameQuery(query.supplierId ?? 0), enabled: query.supplierId !== null })
  const conditions = conditionsOf(tab, query, supplier.data ?? (supplier.error ? messages.conditions.someSupplier : ''))
  if (conditions.length === 0) return null
  return (
    <HStack as="ul" aria-label={messages.conditions.label} flexWrap="wrap" gap="2" listStyleType="none">
      {conditions.map(({ key, label }) => (
        <li key={key}>
          <Chip to={`${pathname}?${writeListQuery(search, { [key]: key === 'status' || key === 'supplierId' ? null : '' })}`} aria-label={messages.conditions.remove(label)}>
            {label}
            <Icon name="close" />
          </Chip>
        </li>
      ))}
    </HStack>
  )
}

type Condition = 'word' | 'supplierId' | 'amountMin' | 'amountMax' | 'dateFrom' | 'dateTo' | 'status'

function conditionsOf(tab: PaymentTab, { word, supplierId, amountMin, amountMax, dateFrom, dateTo, status }: ListQuery, supplierName: string): readonly { key: Condition, label: string }[] {
  const words = messages.conditions
  const yen = (digits: string) => Number(digits).toLocaleString('ja-JP')
  return [
    ...word ? [{ key: 'word', label: words.word(word) } as const] : [],
    ...supplierId === null ? [] : [{ key: 'supplierId', label: words.supplier(supplierName) } as const],
    ...amountMin ? [{ key: 'amountMin', label: words.amountMin(yen(amountMin)) } as const] : [],
    ...amountMax ? [{ key: 'amountMax', label: words.amountMax(yen(amountMax)) } as const] : [],
    ...dateFrom ? [{ key: 'dateFrom', label: words.dateFrom(formatDate(dateFrom)) } as const] : [],
    ...dateTo ? [{ key: 'dateTo', label: words.dateTo(formatDate(dateTo)) } as const] : [],
    ...status !== null && tab === 'history' ? [{ key: 'status', label: invoiceStatusLabels[status] } as const] : [],
  ]
}
