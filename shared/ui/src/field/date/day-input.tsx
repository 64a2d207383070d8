import { isCalendarDay } from '@invoice-card/domain'
import { useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import { IconButton } from '../../button/icon-button.tsx'
import { styled } from '../../system/styled.ts'
import { InputBox, type FieldChange } from '../frame/control.tsx'
import { readDay, showDay } from './day-text.ts'

interface DayInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'disabled' | 'required' | 'type' | 'value' | 'size' | 'width' | 'onChange' | 'onBlur' | 'onKeyDown'
> {
  ref?: Ref<HTMLInputElement>
  name: string
  /** `YYYY-MM-DD`, empty, or as typed where it is no day, which the form then refuses. */
  value: string
  /** Called with the next `value`. */
  onChange: (change: FieldChange) => void
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  min?: string | undefined
  /** Last day that the calendar offers, `YYYY-MM-DD`. */
  max?: string | undefined
  /** What the button of the calendar says. */
  calendarLabel?: string
}

// Without a last day browsers take years of six digits, and the fifth digit of a hasty hand goes into the year.
const lastDay = '9999-12-31'

const Frame = styled('span', {
  base: { position: 'relative', display: 'inline-flex', width: 'full', maxWidth: 'field.sm', minWidth: 0 },
})
// The calendar opens where its control stands; nothing of the control itself is to be seen, and a mouse does not reach
// it. A finger does: Safari on iOS opens the calendar at a tap on the control and never by `showPicker()`.
const Anchor = styled('span', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'inline-flex',
    alignItems: 'center',
    '& > input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: 0, pointerEvents: 'none' },
    '@media (pointer: coarse)': { '& > input': { pointerEvents: 'auto', zIndex: 1 } },
  },
})

/** The control of `DateField`: text, and the platform's calendar by a button and the arrow key down. One Tab stop. */
export function DayInput({
  id = '',
  name,
  value,
  onChange,
  min = '',
  max = lastDay,
  calendarLabel = 'カレンダーから選ぶ',
  ...input
}: DayInputProps) {
  const calendar = useRef<HTMLInputElement>(null)
  // As typed, for as long as it stands for the value: a day that is whole in between is no reason to rewrite it.
  const [typed, setTyped] = useState<string | null>(null)
  const report = (next: string) => onChange({ target: { id, name, value: next } })
  const type = (text: string) => {
    setTyped(text)
    report(readDay(text) ?? text.trim())
  }
  const open = () => {
    const { current } = calendar
    if (current === null) return
    if ('showPicker' in current) current.showPicker()
    else (current as HTMLInputElement).click()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    open()
  }
  // A day that the calendar does not offer would make the browser refuse the form without a word.
  const isOffered = isCalendarDay(value) && value >= min && value <= max
  const isOfValue = typed !== null && (readDay(typed) ?? typed.trim()) === value
  return (
    <Frame>
      <InputBox
        {...input}
        id={id || undefined}
        name={name}
        type="text"
        inputMode="text"
        autoComplete="off"
        aria-keyshortcuts="ArrowDown"
        value={isOfValue ? typed : showDay(value)}
        fieldWidth="full"
        paddingInlineEnd="10"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <Anchor>
        <IconButton icon="calendar_month" label={calendarLabel} tabIndex={-1} onClick={open} />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={isOffered ? value : ''}
          min={min || undefined}
          max={max}
          onChange={({ target }) => {
            setTyped(null)
            report(target.value)
          }}
        />
      </Anchor>
    </Frame>
  )
}
