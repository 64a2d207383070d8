import { useState, type FocusEvent } from 'react'
import { styled } from '../../system/styled.ts'
import type { FieldChange } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'
import { useComposition } from '../frame/use-composition.ts'

const Frame = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: { base: '1.5', sm: '2' },
    width: 'fit-content',
    maxWidth: 'full',
  },
})
const Cell = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 3rem',
    width: '12',
    minWidth: 0,
    height: '14',
    bg: 'bg.surface',
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'none',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    '&[data-invalid]': { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 1px {colors.danger.solid}' },
    '&[data-next]': {
      outline: '3px solid',
      outlineColor: 'accent.500',
      outlineOffset: '1px',
      borderColor: 'accent.700',
    },
  },
})
// The one real input lies over the drawn cells, so that paste, auto-fill from a mail and screen readers meet an
// ordinary field.
const Input = styled('input', {
  base: { position: 'absolute', inset: 0, width: 'full', opacity: 0, fontSize: 'md', cursor: 'text' },
})

const toPin = (text: string, length: number) => text.normalize('NFKC').replace(/\D/g, '').slice(0, length)

interface PinInputProps extends FieldProps {
  name: string
  value: string
  onChange: (change: FieldChange) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Called once with all digits when the last one is there. */
  onComplete?: (pin: string) => void
  /** Number of digits; 6 unless said. */
  length?: number
}

/** A one-time code: one field drawn as cells. Full-width digits and pasted spaces are taken. */
export function PinInput({
  label,
  required,
  help,
  error,
  id,
  name,
  value,
  onChange,
  onBlur,
  onComplete,
  length = 6,
}: PinInputProps) {
  const [isFocused, setIsFocused] = useState(false)
  const { composing, handlers } = useComposition(input => {
    const pin = toPin(input.value, length)
    if (pin === value) return
    onChange({ target: { id: input.id, name, value: pin } })
    if (pin.length === length) onComplete?.(pin)
  })
  const digits = composing === null ? value : toPin(composing, length)
  return (
    <FormField {...{ label, required, help, error, id }}>
      {control => (
        <Frame>
          {Array.from({ length }, (_, index) => (
            <Cell
              key={index}
              aria-hidden
              data-invalid={error ? '' : undefined}
              data-next={isFocused && index === Math.min(digits.length, length - 1) ? '' : undefined}
            >
              {digits[index]}
            </Cell>
          ))}
          <Input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={composing ?? value}
            {...handlers}
            onFocus={() => setIsFocused(true)}
            onBlur={event => {
              setIsFocused(false)
              onBlur?.(event)
            }}
          />
        </Frame>
      )}
    </FormField>
  )
}
