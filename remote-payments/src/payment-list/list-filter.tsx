import { invoiceStatusLabels, type InvoiceStatusValue, type PaymentTab } from '@invoice-card/domain'
import { FilterPanel } from '@invoice-card/list'
import { SelectField } from '@invoice-card/ui'
import { SupplierFilter } from './supplier-filter.tsx'
import { historyStatuses, noNarrowing, type ListQuery, type Narrowing } from './list-query.ts'
import { messages } from './messages.ts'
import { offersOf } from './offers.ts'

const words = messages.filter

/** A registered supplier, ranges of amount and of the days that the list has, and in the history the state. */
export function ListFilter({ tab, query: { page: _page, word: _word, order: _order, ...applied }, onApply }: { tab: PaymentTab, query: ListQuery, onApply: (conditions: Narrowing) => void }) {
  const { ranges, hasSupplier, hasStatus } = offersOf(tab)
  return (
    <FilterPanel applied={applied} none={noNarrowing} ranges={ranges} onApply={onApply}>
      {({ supplierId, status }, change) => (
        <>
          {hasSupplier && <SupplierFilter chosen={supplierId} onChoose={chosen => change({ supplierId: chosen })} />}
          {hasStatus && (
            <SelectField
              name="status" label={words.status} value={status === null ? '' : String(status)} emptyLabel={words.allStatuses}
              onChange={({ target }) => change({ status: target.value === '' ? null : Number(target.value) as InvoiceStatusValue })}
              options={historyStatuses.map(value => ({ value: String(value), label: invoiceStatusLabels[value] }))}
            />
          )}
        </>
      )}
    </FilterPanel>
  )
}
