import { useState, type ComponentProps, type ReactNode } from 'react'
import { Text } from '../../layout/primitives.tsx'
import { ControlRow, InputBox, type FieldChange } from '../frame/control.tsx'
import { eraOf, partsOf, readNumber, readYear, valueOf, type BirthdayParts } from './birthday-text.ts'
import { FormFieldGroup, type FieldProps } from '../frame/form-field.tsx'
import { useComposition } from '../frame/use-composition.ts'

interface BirthdayFieldProps extends FieldProps {
  id: string
  name: string
  /** `YYYY-MM-DD`, half typed (`1980-4-`), or empty. */
  value: string
  onChange: (change: FieldChange) => void
  onBlur?: () => void
}

const boxes = [
  { part: 'year', unit: '年', autoComplete: 'bday-year', width: 'clamp(4.5rem, 22vw, 7rem)' },
  { part: 'month', unit: '月', autoComplete: 'bday-month', width: 'clamp(3rem, 13vw, 4rem)' },
  { part: 'day', unit: '日', autoComplete: 'bday-day', width: 'clamp(3rem, 13vw, 4rem)' },
] as const

/**
 * A birthday in three boxes, with the era year beside them; an era year typed into the first becomes the western one
 * when it is left.
 */
export function BirthdayField({ id, name, value, onChange, onBlur, label, required, help, error }: BirthdayFieldProps) {
  const [typedYear, setTypedYear] = useState<string>()
  const parts = partsOf(value)
  const change = (next: Partial<BirthdayParts>) =>
    onChange({ target: { id, name, value: valueOf({ ...parts, ...next }) } })
  const type = (part: keyof BirthdayParts, typed: string) => {
    if (part !== 'year') return change({ [part]: readNumber(typed) })
    setTypedYear(typed)
    // What is no western year yet may be the beginning of an era's name.
    if (/^\d{0,4}$/.test(typed.normalize('NFKC'))) change({ year: typed.normalize('NFKC') })
  }
  const leave = (part: keyof BirthdayParts) => {
    if (part === 'year' && typedYear !== undefined) {
      change({ year: readYear(typedYear).replace(/\D/g, '').slice(0, 4) })
      setTypedYear(undefined)
    }
    onBlur?.()
  }
  return (
    <FormFieldGroup {...{ label, required, help, error, id }}>
      {control => (
        <ControlRow flexWrap="wrap">
          {boxes.map(({ part, unit, autoComplete, width }): ReactNode => (
            <ControlRow key={part}>
              <Box
                id={`${id}-${part}`}
                aria-label={unit}
                aria-invalid={control['aria-invalid']}
                inputMode={part === 'year' ? 'text' : 'numeric'}
                autoComplete={autoComplete}
                align="end"
                style={{ width }}
                text={part === 'year' ? (typedYear ?? parts.year) : parts[part]}
                onType={typed => type(part, typed)}
                onBlur={() => leave(part)}
              />
              <span>{unit}</span>
            </ControlRow>
          ))}
          <Text as="span" tone="muted" size="sm" role="status">
            {eraOf(value)}
          </Text>
        </ControlRow>
      )}
    </FormFieldGroup>
  )
}

function Box({
  text,
  onType,
  ...box
}: ComponentProps<typeof InputBox> & { text: string; onType: (typed: string) => void }) {
  const { composing, handlers } = useComposition(({ value }) => onType(value))
  return <InputBox {...box} {...handlers} value={composing ?? text} />
}
