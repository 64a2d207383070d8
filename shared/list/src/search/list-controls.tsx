import { Box, Button, Grid, SelectField, Stack, styled, TextField, VisuallyHidden } from '@invoice-card/ui'
import { useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Conditions } from './conditions.tsx'
import type { Condition } from '../state/use-list.ts'
import { listHome } from './list-home.ts'
import { listMessages as messages, maxWordLength } from '../state/messages.ts'
import { useFollowing } from './use-following.ts'

/** The word in the field, where it can be searched for. */
type TypedWord = { readonly word?: string }

interface FilterProps {
  readonly typed: TypedWord
  /** Whether the word can be searched for. One that is too long is reported at its field, which takes the focus. */
  readonly checkWord: () => boolean
  readonly formRef: Ref<HTMLFormElement>
  /** Where the form leaves no room for the list, it goes once its conditions are applied. */
  readonly onApplied: () => void
}

// On a phone the conditions below show it.
const Count = styled('span', {
  base: {
    display: { base: 'none', sm: 'inline-block' },
    marginInlineStart: '2',
    minWidth: '6',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'accent.100',
    color: 'accent.700',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
})

/** The form has one column, and the list begins below the window. */
const narrow = '(max-width: 47.99em)'

interface ListControlsProps<Order extends string> {
  /** What a word is looked for in; no search without it. */
  readonly searchLabel?: string | undefined
  readonly word: string
  readonly order: Order
  /** The orders of this list with their names; the first one stands where none was chosen. */
  readonly orders: readonly { readonly value: Order; readonly label: string }[]
  readonly onChange: (changes: TypedWord | { readonly order: Order }) => void
  /** How many conditions are set, the word aside. */
  readonly filterCount: number
  /**
   * The form of the conditions; what it applies is asked for with the word that is typed, and a search applies it.
   * False without conditions.
   */
  readonly filter: false | ((props: FilterProps) => ReactNode)
  readonly conditions: readonly Condition[]
}

/** Search word, order and filter of a list, and what it is narrowed by. */
export function ListControls<Order extends string>({
  searchLabel,
  word: searched,
  order,
  orders,
  onChange,
  filterCount,
  filter,
  conditions,
}: ListControlsProps<Order>) {
  const [word, setWord] = useFollowing(searched)
  const [isTooLong, setIsTooLong] = useState(false)
  // Closed also where an address brings conditions: they stand below it, and the list is what was asked for.
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const filterForm = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLFormElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  const [first, ...others] = orders
  const typed: TypedWord = word.trim().length > maxWordLength ? {} : { word: word.trim() }
  const checkWord = () => {
    const isListed = typed.word !== undefined
    flushSync(() => setIsTooLong(!isListed))
    if (!isListed) search.current?.querySelector('input')?.focus()
    return isListed
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!checkWord()) return
    // Conditions that stand in the open form count, too.
    if (filterForm.current) filterForm.current.requestSubmit()
    else onChange(typed)
  }
  const closeNarrow = () => {
    if (!matchMedia(narrow).matches) return
    setIsFilterOpen(false)
    filterButton.current?.focus({ preventScroll: true })
    filterButton.current?.scrollIntoView?.({ block: 'nearest' })
  }
  if (searchLabel === undefined && others.length === 0 && !filter) return null
  return (
    <Stack gap="4" {...listHome}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 13rem) auto', lg: 'minmax(0, 1fr) 13rem auto' }}
        justifyContent={{ base: 'space-between', lg: 'normal' }}
        alignItems="end"
        columnGap={{ base: '1', sm: '4' }}
        rowGap="4"
        _print={{ display: 'none' }}
      >
        {searchLabel !== undefined && (
          <Box
            as="form"
            ref={search}
            role="search"
            onSubmit={submit}
            gridColumn={{ base: '1 / -1', lg: others.length > 0 ? 'auto' : 'span 2' }}
          >
            <TextField
              type="search"
              name="q"
              label={searchLabel}
              value={word}
              onChange={event => setWord(event.target.value)}
              fieldWidth="full"
              error={isTooLong && typed.word === undefined ? messages.wordTooLong : undefined}
              enterKeyHint="search"
              suffix={
                <Button type="submit" variant="secondary" icon="search">
                  {messages.submit}
                </Button>
              }
            />
          </Box>
        )}
        {others.length > 0 && (
          <SelectField
            name="order"
            label={messages.order}
            value={order === first?.value ? '' : order}
            emptyLabel={first?.label}
            options={others}
            fieldWidth="full"
            onChange={({ target }) =>
              onChange({ order: orders.find(other => other.value === target.value)?.value ?? first?.value ?? order })
            }
          />
        )}
        {filter && (
          <Box>
            <Button
              ref={filterButton}
              variant="secondary"
              icon="filter_list"
              aria-expanded={isFilterOpen}
              onClick={() => setIsFilterOpen(!isFilterOpen)}
            >
              {messages.open}
              {filterCount > 0 && (
                <>
                  <Count aria-hidden>{filterCount}</Count>
                  <VisuallyHidden>{messages.openWith(filterCount)}</VisuallyHidden>
                </>
              )}
            </Button>
          </Box>
        )}
      </Grid>
      {isFilterOpen && filter && filter({ typed, checkWord, formRef: filterForm, onApplied: closeNarrow })}
      <Conditions conditions={conditions} />
    </Stack>
  )
}
