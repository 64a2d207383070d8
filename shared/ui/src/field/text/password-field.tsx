import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { BareIconButton } from '../../button/bare-icon-button.tsx'
import { styled } from '../../system/styled.ts'
import { fieldWidths, InputBox, type FieldWidth } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'

const Row = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    '& input': { paddingInlineEnd: '12', maxWidth: 'none' },
    '& button': { position: 'absolute', insetBlock: '0', insetInlineEnd: '0' },
  },
  variants: { fieldWidth: fieldWidths },
  defaultVariants: { fieldWidth: 'lg' },
})

interface PasswordFieldProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'placeholder' | 'disabled' | 'required' | 'id' | 'type' | 'size' | 'width'
    > {
  ref?: Ref<HTMLInputElement>
  fieldWidth?: FieldWidth
  /** `current-password` to sign in, `new-password` where one is chosen: password managers need it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with a button that shows it. */
export function PasswordField({ label, required, help, error, id, fieldWidth, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField {...{ label, required, help, error, id }}>
      {control => (
        <Row fieldWidth={fieldWidth}>
          <InputBox
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <BareIconButton
            icon={isShown ? 'visibility_off' : 'visibility'}
            label={isShown ? 'パスワードを隠す' : 'パスワードを表示する'}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          />
        </Row>
      )}
    </FormField>
  )
}
