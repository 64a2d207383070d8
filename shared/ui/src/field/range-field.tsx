import { useId, type AriaAttributes, type ReactNode } from 'react'
import { styled } from '../system/styled.ts'
import { AmountInput } from './amount/amount-input.tsx'
import { DayInput } from './date/day-input.tsx'
import type { FieldChange } from './frame/control.tsx'
import { FieldError } from './frame/field-parts.tsx'

/** Of the days that a list can be asked for. */
const firstDay = '1000-01-01'

/** One end of a range: the control's name and what stands in it. */
interface RangeEnd {
  readonly name: string
  readonly value: string
}

interface RangeFieldProps {
  /** Of the range; the controls are called 「{label}（開始）」 and the like. */
  readonly label: string
  readonly from: RangeEnd
  readonly to: RangeEnd
  readonly onChange: (change: FieldChange) => void
  /** Stands under the range and is read at its second end unless `errorAt` says the first. */
  readonly error?: string | undefined
  readonly errorAt?: 'from' | 'to'
}

const Frame = styled('fieldset', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 } })
const Legend = styled('legend', { base: { fontWeight: 'bold', lineHeight: 'snug', marginBottom: '1.5' } })
// Where the second end has no room beside the first, it goes below it.
const Ends = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' } })
const End = styled('div', {
  base: { minWidth: 0, maxWidth: 'field.sm' },
  variants: {
    of: { amount: { flex: '1 1 7.25rem' }, day: { flex: '1 1 8.375rem', '& input': { paddingInlineStart: '2' } } },
  },
})

/**
 * From one day to another, both included, on one line under one name; either end may be left empty. Each is typed or
 * chosen as in `DateField`; what is no day is handed on as it was typed.
 */
export function DateRangeField({ from, to, onChange, ...range }: RangeFieldProps) {
  const day = (end: RangeEnd, control: EndAttributes) => (
    <End of="day">
      <DayInput
        {...control}
        {...end}
        min={firstDay}
        onChange={onChange}
        calendarLabel={`${control['aria-label']}をカレンダーから選ぶ`}
      />
    </End>
  )
  return (
    <RangeFrame {...range} ends={['開始', '終了']}>
      {(first, last) => (
        <>
          {day(from, first)}
          <span>〜</span>
          {day(to, last)}
        </>
      )}
    </RangeFrame>
  )
}

/** From one amount in yen to another, both included, on one line under one name; either end may be left empty. */
export function AmountRangeField({ from, to, onChange, ...range }: RangeFieldProps) {
  const amount = (end: RangeEnd, control: EndAttributes) => (
    <End of="amount">
      <AmountInput {...control} {...end} onChange={onChange} fieldWidth="full" />
    </End>
  )
  return (
    <RangeFrame {...range} ends={['下限', '上限']}>
      {(first, last) => (
        <>
          {amount(from, first)}
          <span>〜</span>
          {amount(to, last)}
          <span>円</span>
        </>
      )}
    </RangeFrame>
  )
}

type EndAttributes = { 'aria-label': string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>

function RangeFrame({
  label,
  error,
  errorAt = 'to',
  ends,
  children,
}: Pick<RangeFieldProps, 'label' | 'error' | 'errorAt'> & {
  ends: readonly [string, string]
  children: (first: EndAttributes, last: EndAttributes) => ReactNode
}) {
  const errorId = useId()
  const [first, last] = ends.map(end => `${label}（${end}）`) as [string, string]
  const endAttributes = (end: 'from' | 'to') =>
    error && end === errorAt ? { 'aria-describedby': errorId, 'aria-invalid': true } : {}
  return (
    <Frame>
      <Legend>{label}</Legend>
      <Ends>
        {children({ 'aria-label': first, ...endAttributes('from') }, { 'aria-label': last, ...endAttributes('to') })}
      </Ends>
      <FieldError id={errorId}>{error}</FieldError>
    </Frame>
  )
}
