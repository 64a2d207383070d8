import { isCalendarDay } from '@invoice-card/domain'
import { useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import { IconButton } from '../../button/icon-button.tsx'
import { DateText } from '../../data/date-text.tsx'
import { Text } from '../../layout/primitives.tsx'
import { styled } from '../../system/styled.ts'
import { ControlRow, InputBox, type FieldChange } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'
import { readDay, showDay } from './day-text.ts'

interface DateFieldProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      | 'placeholder'
      | 'disabled'
      | 'required'
      | 'id'
      | 'type'
      | 'value'
      | 'size'
      | 'width'
      | 'onChange'
      | 'onBlur'
      | 'onKeyDown'
    > {
  ref?: Ref<HTMLInputElement>
  name: string
  /** `YYYY-MM-DD`, empty, or as typed where it is no day, which the form then refuses. */
  value: string
  /** Called with the next `value`. */
  onChange: (change: FieldChange) => void
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  min?: string
  /** Last day that the calendar offers, `YYYY-MM-DD`. */
  max?: string
}

/** Without a last day browsers take years of six digits, and the fifth digit of a hasty hand goes into the year. */
export const lastDay = '9999-12-31'

// The calendar opens where its control stands; nothing of the control itself is to be seen or reached.
const Anchor = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: 0, pointerEvents: 'none' },
  },
})

/**
 * A day, typed in any of the usual ways (`20261130`, `11/30`, `2026年11月30日`) or chosen from the platform's calendar:
 * by its button, or with the arrow key down. The day is repeated with its weekday. One Tab stop.
 */
export function DateField({
  label,
  required,
  help,
  note,
  error,
  id,
  name,
  value,
  onChange,
  min,
  max = lastDay,
  ...input
}: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null)
  // As typed, for as long as it stands for the value: a day that is whole in between is no reason to rewrite it.
  const [typed, setTyped] = useState<string | null>(null)
  const report = (controlId: string, next: string) => onChange({ target: { id: controlId, name, value: next } })
  const type = ({ id: controlId, value: text }: HTMLInputElement) => {
    setTyped(text)
    report(controlId, readDay(text) ?? text.trim())
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
  const isOfValue = typed !== null && (readDay(typed) ?? typed.trim()) === value
  return (
    <FormField {...{ label, required, help, note, error, id }}>
      {control => (
        <ControlRow flexWrap="wrap">
          <ControlRow>
            <InputBox
              {...input}
              {...control}
              name={name}
              type="text"
              inputMode="text"
              autoComplete="off"
              aria-keyshortcuts="ArrowDown"
              value={isOfValue ? typed : showDay(value)}
              fieldWidth="sm"
              onChange={({ currentTarget }) => type(currentTarget)}
              onBlur={() => setTyped(null)}
              onKeyDown={onKeyDown}
            />
            <Anchor>
              <IconButton icon="calendar_month" label="カレンダーから選ぶ" tabIndex={-1} onClick={open} />
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={isCalendarDay(value) ? value : ''}
                min={min}
                max={max}
                onChange={({ target }) => {
                  setTyped(null)
                  report(control.id, target.value)
                }}
              />
            </Anchor>
          </ControlRow>
          {isCalendarDay(value) && (
            <Text as="span" tone="muted" size="sm">
              <DateText value={value} />
            </Text>
          )}
        </ControlRow>
      )}
    </FormField>
  )
}
