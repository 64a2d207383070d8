import { type Condition, FilterPanel, isRangeSet, ListControls, listMessages as words, rangeText, useAddressChanges } from '@invoice-card/list'
import { useLocation, useSearchParams } from 'react-router-dom'
import { draftOrders, draftRanges, filterCount, noNarrowing, writeDraftQuery, type DraftQuery, type Narrowing } from './draft-query.ts'
import { messages } from './messages.ts'

/** Search word, order and filter of the drafts, all kept in their URL. */
export function DraftControls({ query }: { query: DraftQuery }) {
  const change = useAddressChanges<Partial<DraftQuery>>(writeDraftQuery)
  const { word, order, amountMin, amountMax, dueDateFrom, dueDateTo } = query
  const applied: Narrowing = { amountMin, amountMax, dueDateFrom, dueDateTo }
  return (
    <ListControls
      searchLabel={messages.search} word={word} order={order} orders={draftOrders} onChange={change} filterCount={filterCount(query)}
      filter={<FilterPanel applied={applied} none={noNarrowing} ranges={draftRanges} onApply={change} />} conditions={useConditions(query)}
    />
  )
}

function useConditions(query: DraftQuery): Condition[] {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const without = (key: string, label: string, changes: Partial<DraftQuery>): Condition => ({ key, label, to: `${pathname}?${writeDraftQuery(search, changes)}` })
  return [
    ...query.word ? [without('word', words.word(query.word), { word: '' })] : [],
    ...draftRanges.filter(range => isRangeSet(range, query)).map(range => without(range.from, rangeText(range, query), { [range.from]: '', [range.to]: '' })),
  ]
}
