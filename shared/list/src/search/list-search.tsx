import { SelectField } from '@invoice-card/ui'
import { FilterPanel } from './filter-panel.tsx'
import { ListControls } from './list-controls.tsx'
import { noNarrowing } from '../state/list-definition.ts'
import { LookupField } from './lookup-field.tsx'
import { listMessages } from '../state/messages.ts'
import type { ListHandle } from '../state/use-list.ts'

/** Search word, order and filter of a list, and what it is narrowed by. */
export function ListSearch({ list }: { list: ListHandle }) {
  const { searchLabel, orders, lookups = [], choices = [], ranges = [] } = list.definition
  const hasFilter = lookups.length > 0 || choices.length > 0 || ranges.length > 0
  return (
    <ListControls
      searchLabel={searchLabel}
      word={list.word}
      order={list.order}
      orders={orders}
      onChange={list.change}
      filterCount={list.filterCount}
      conditions={list.conditions}
      filter={
        hasFilter &&
        (({ typed, checkWord, formRef, onApplied }) => (
          <FilterPanel
            formRef={formRef}
            applied={list.narrowing}
            none={noNarrowing(list.definition)}
            ranges={ranges}
            onApply={narrowing => {
              if (!checkWord()) return
              list.change({ ...narrowing, ...typed })
              onApplied()
            }}
            onClear={() => {
              list.change({ ...noNarrowing(list.definition), ...typed })
              checkWord()
            }}
          >
            {(conditions, change) => (
              <>
                {lookups.map(lookup => (
                  <LookupField
                    key={lookup.name}
                    lookup={lookup}
                    chosen={conditions[lookup.name] ?? ''}
                    onChoose={id => change({ [lookup.name]: id })}
                  />
                ))}
                {choices.map(({ name, label, options }) => (
                  <SelectField
                    key={name}
                    name={name}
                    label={label}
                    value={conditions[name] ?? ''}
                    emptyLabel={listMessages.all}
                    options={options}
                    onChange={({ target }) => change({ [name]: target.value })}
                  />
                ))}
              </>
            )}
          </FilterPanel>
        ))
      }
    />
  )
}
