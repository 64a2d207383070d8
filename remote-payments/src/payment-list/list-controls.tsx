import type { PaymentTab } from '@invoice-card/domain'
import { Box, Button, Grid, SelectField, Stack, TextField } from '@invoice-card/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Conditions } from './conditions.tsx'
import { filterCount, listOrders, writeListQuery, type ListOrder, type ListQuery } from './list-query.ts'
import { ListFilter } from './list-filter.tsx'
import { messages } from './messages.ts'
import { useFollowing } from './use-following.ts'

/** Search word, order and filter of a list, all kept in its URL. */
export function ListControls({ tab, query }: { tab: PaymentTab, query: ListQuery }) {
  const [search, setSearch] = useSearchParams()
  const [word, setWord] = useFollowing(query.word)
  const [isFilterOpen, setIsFilterOpen] = useState(filterCount(query) > 0)
  // The address follows only when the navigation has ended: a second change before that adds to what the first one asked for.
  const asked = useRef(search)
  useEffect(() => { asked.current = search }, [search])
  const change = (changes: Partial<ListQuery>) => {
    asked.current = writeListQuery(asked.current, changes)
    setSearch(asked.current, { preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ word: word.trim() })
  }
  const count = filterCount(query)

  return (
    <Stack gap="4">
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }} alignItems="end" gap="4">
        <Box as="form" role="search" onSubmit={submit} gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <TextField
            type="search" name="q" label={messages.search.label} value={word} onChange={event => setWord(event.target.value)} fieldWidth="full" maxLength={100} enterKeyHint="search"
            suffix={<Button type="submit" variant="secondary" icon="search">{messages.search.submit}</Button>}
          />
        </Box>
        <SelectField
          name="order" label={messages.order} value={query.order} onChange={event => change({ order: event.target.value as ListOrder })}
          options={Object.entries(listOrders).map(([value, { label }]) => ({ value, label }))}
        />
        <Box>
          <Button variant="ghost" icon="filter_list" aria-expanded={isFilterOpen} onClick={() => setIsFilterOpen(!isFilterOpen)}>
            {count > 0 ? messages.filter.openWith(count) : messages.filter.open}
          </Button>
        </Box>
      </Grid>
      {isFilterOpen && <ListFilter tab={tab} query={query} onApply={change} />}
      <Conditions tab={tab} query={query} />
    </Stack>
  )
}
