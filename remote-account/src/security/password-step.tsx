import { isRefusal } from '@invoice-card/api-client'
import type { CodeSent } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { initialFocus, Notice, PasswordField, Stack, Text } from '@invoice-card/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { failureText } from '@invoice-card/form'
import { securityCalls, securitySettingsQuery } from '../common/security-settings.ts'
import { switchMessages as words } from './messages.ts'
import type { StepProps } from './switch-dialog.tsx'

const fieldId = 'current_password'

/** Whoever finds an open screen must not change how its owner signs in: the password comes first. */
export function PasswordStep({ formId, wanted, onBusy, onClose, onSent }: StepProps & { onSent: (sent: CodeSent) => void }) {
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  const refuse = (text: string) => {
    setFault(text)
    document.getElementById(fieldId)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (password === '') return refuse(words.passwordMissing)
    onBusy(true)
    try {
      onSent(await securityCalls.sendSecondFactorCode({ body: { is_second_factor_required: wanted, password } }))
    }
    catch (error) {
      if (isRefusal(error, 'password_incorrect')) return refuse(error.message)
      if (!isRefusal(error, 'second_factor_unchanged')) return setRefusal(failureText(error))
      // Switched in another tab: the screen was behind.
      await client.invalidateQueries({ queryKey: securitySettingsQuery.queryKey })
      notify.info(error.message)
      onClose()
    }
    finally {
      onBusy(false)
    }
  }
  return (
    <form id={formId} noValidate onSubmit={event => void submit(event)}>
      <Stack gap="4">
        <Text>{(wanted ? words.on : words.off).lead}</Text>
        {refusal && <Notice tone="danger" isLive>{refusal}</Notice>}
        <PasswordField
          id={fieldId} label={words.password} autoComplete="current-password" value={password} error={fault} fieldWidth="full" {...initialFocus}
          onChange={({ target }) => { setPassword(target.value); setFault(undefined) }}
        />
      </Stack>
    </form>
  )
}
