import { AmountRangeField, Box, Button, Card, DateRangeField, Grid, HStack, Stack } from '@invoice-card/ui'
import { useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { listMessages as messages } from '../state/messages.ts'
import { rangeErrorOf, type Ends, type ListRange } from '../state/range.ts'
import { RangePresets } from './range-presets.tsx'
import { useFollowing } from './use-following.ts'

interface FilterPanelProps<Conditions, Name extends string> {
  /** What the list is narrowed by now. */
  readonly applied: Conditions
  /** Narrowed by nothing. */
  readonly none: Conditions
  readonly ranges: readonly ListRange<Name>[]
  readonly onApply: (conditions: Conditions) => void
  readonly onClear: () => void
  /** Its submit applies the conditions. */
  readonly formRef: Ref<HTMLFormElement>
  /** Fields of the list's own, before the ranges. */
  readonly children?: (conditions: Conditions, change: (changes: Partial<Conditions>) => void) => ReactNode
}

/**
 * Conditions as they are typed; the list follows when they are applied. A range that ends before it starts, or an
 * amount or day that is none, is reported where it stands and not applied.
 */
export function FilterPanel<Name extends string, Conditions extends Ends<Name>>({
  applied,
  none,
  ranges,
  onApply,
  onClear,
  formRef,
  children,
}: FilterPanelProps<Conditions, Name>) {
  const [conditions, setConditions] = useFollowing(applied, (a, b) =>
    (Object.keys(none) as (keyof Conditions)[]).every(key => a[key] === b[key]),
  )
  const hasRangeError = (of: Conditions) => ranges.some(range => rangeErrorOf(range, of) !== null)
  // Half a date is no error while it is typed: a range is reported as it was asked for, and no more once it changes.
  const [refused, setRefused] = useState(applied)
  const errorOf = (range: ListRange<Name>) =>
    [range.from, range.to].every(end => refused[end] === conditions[end]) ? rangeErrorOf(range, conditions) : null
  const change = (changes: Partial<Conditions>) => setConditions(current => ({ ...current, ...changes }))
  const apply = (next: Conditions, form: Element | null) => {
    if (!hasRangeError(next)) return onApply(next)
    flushSync(() => setRefused(next))
    form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    apply(conditions, event.currentTarget)
  }
  const clear = () => {
    setConditions(none)
    onClear()
  }
  return (
    <Card as="form" ref={formRef} onSubmit={submit} aria-label={messages.open}>
      <Stack gap="5">
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="8"
          rowGap="5"
          alignItems="start"
        >
          {children?.(conditions, change)}
          {ranges.map(range => {
            const { kind, label, from, to, days } = range
            const RangeField = kind === 'amount' ? AmountRangeField : DateRangeField
            return (
              <Box key={from}>
                <RangeField
                  label={label}
                  from={{ name: from, value: conditions[from] }}
                  to={{ name: to, value: conditions[to] }}
                  // The names of the controls are the ends' own.
                  onChange={({ target }) => change({ [target.name]: target.value } as Partial<Conditions>)}
                  {...errorOf(range)}
                />
                {kind === 'day' && (
                  <RangePresets
                    {...{ label, days }}
                    onChoose={(first, last, pressed) => {
                      const next = { ...conditions, [from]: first, [to]: last }
                      setConditions(next)
                      apply(next, pressed.closest('form'))
                    }}
                  />
                )}
              </Box>
            )
          })}
        </Grid>
        <HStack>
          <Button type="submit" variant="secondary">
            {messages.apply}
          </Button>
          <Button variant="ghost" onClick={clear}>
            {messages.reset}
          </Button>
        </HStack>
      </Stack>
    </Card>
  )
}
