import { useId, type AriaAttributes, type ReactNode } from 'react'
import { styled } from '../system/styled.ts'
import { AmountInput } from './amount/amount-input.tsx'
import { InputBox, type FieldChange } from './frame/control.tsx'
import { lastDay } from './date/date-field.tsx'
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
// Two ends stand on one line of a phone; where a whole date has no room beside another, the second goes below the
// first.
const Ends = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    '& input': { flex: '1 1 7.25rem', minWidth: 0, maxWidth: 'field.sm' },
    '& input[type=date]': { flexBasis: '8.25rem', paddingInline: '2' },
  },
})

/** From one day to another, both included, on one line under one name; either end may be left empty. */
export function DateRangeField({ from, to, onChange, ...range }: RangeFieldProps) {
  const day = ({ name, value }: RangeEnd, control: EndAttributes) => (
    <InputBox
      {...control}
      type="date"
      lang="ja"
      name={name}
      value={value}
      min={firstDay}
      max={lastDay}
      fieldWidth="full"
      onChange={({ target }) => onChange({ target: { id: '', name, value: target.value } })}
    />
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
    <AmountInput {...control} {...end} onChange={onChange} fieldWidth="full" />
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

type EndAttributes = Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid'>

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
  const [first, last] = ends.map(end => `${label}（${end}）`)
  const endAttributes = (end: 'from' | 'to'): EndAttributes =>
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
