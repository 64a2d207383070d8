import { invoiceStatusLabels, type InvoiceStatusValue, type PaymentTab } from '@invoice-card/domain'
import { AmountField, Button, Card, DateField, Grid, HStack, SelectField, Stack } from '@invoice-card/ui'
import type { FormEvent } from 'react'
import { SupplierFilter } from './supplier-filter.tsx'
import { historyStatuses, type ListQuery } from './list-query.ts'
import { messages } from './messages.ts'
import { useFollowing } from './use-following.ts'

const words = messages.filter
type Conditions = Pick<ListQuery, 'supplierId' | 'amountMin' | 'amountMax' | 'dateFrom' | 'dateTo' | 'status'>
const none: Conditions = { supplierId: null, amountMin: '', amountMax: '', dateFrom: '', dateTo: '', status: null }

const isSame = (a: Conditions, b: Conditions): boolean => (Object.keys(none) as (keyof Conditions)[]).every(name => a[name] === b[name])

/** A registered supplier, ranges of amount and transfer day, and in the history the state. */
export function ListFilter({ tab, query, onApply }: { tab: PaymentTab, query: ListQuery, onApply: (conditions: Conditions) => void }) {
  const { supplierId, amountMin, amountMax, dateFrom, dateTo, status } = query
  const [conditions, setConditions] = useFollowing<Conditions>({ supplierId, amountMin, amountMax, dateFrom, dateTo, status }, isSame)
  const set = (name: keyof Conditions) => ({ target }: { target: { value: string } }) => setConditions({ ...conditions, [name]: target.value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(conditions)
  }
  return (
    <Card as="form" onSubmit={submit} aria-label={words.open}>
      <Stack gap="5">
        {tab !== 'waiting' && <SupplierFilter chosen={conditions.supplierId} onChoose={chosen => setConditions({ ...conditions, supplierId: chosen })} />}
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }} gap="4">
          <AmountField name="amount_min" label={words.amountMin} value={conditions.amountMin} onChange={set('amountMin')} maxDigits={8} />
          <AmountField name="amount_max" label={words.amountMax} value={conditions.amountMax} onChange={set('amountMax')} maxDigits={8} />
          {tab !== 'waiting' && <DateField name="date_from" label={words.dateFrom} value={conditions.dateFrom} onChange={set('dateFrom')} />}
          {tab !== 'waiting' && <DateField name="date_to" label={words.dateTo} value={conditions.dateTo} onChange={set('dateTo')} />}
          {tab === 'history' && (
            <SelectField
              name="status" label={words.status} value={conditions.status === null ? '' : String(conditions.status)} emptyLabel={words.allStatuses}
              onChange={({ target }) => setConditions({ ...conditions, status: target.value === '' ? null : Number(target.value) as InvoiceStatusValue })}
              options={historyStatuses.map(value => ({ value: String(value), label: invoiceStatusLabels[value] }))}
            />
          )}
        </Grid>
        <HStack>
          <Button type="submit" variant="secondary">{words.apply}</Button>
          <Button variant="ghost" onClick={() => onApply(none)}>{words.reset}</Button>
        </HStack>
      </Stack>
    </Card>
  )
}
