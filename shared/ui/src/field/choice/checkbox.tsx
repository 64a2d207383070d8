import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { styled } from '../../system/styled.ts'
import { Choice } from './choice.tsx'
import { FieldError, RequirementMark } from '../frame/field-parts.tsx'
import type { FieldProps } from '../frame/form-field.tsx'
import { useControl } from '../frame/use-control.ts'

const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } })

interface CheckboxProps
  extends
    Omit<FieldProps, 'help'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'required' | 'id' | 'type'> {
  ref?: Ref<HTMLInputElement>
  description?: ReactNode
}

/** One yes or no. */
export function Checkbox({ label, required, error, id, ...input }: CheckboxProps) {
  const { ids, control } = useControl({ id, required, help: undefined, error })
  return (
    <Frame>
      <Choice
        {...input}
        {...control}
        type="checkbox"
        label={
          <>
            {label}
            <RequirementMark required={required} />
          </>
        }
      />
      <FieldError id={ids.error}>{error}</FieldError>
    </Frame>
  )
}
