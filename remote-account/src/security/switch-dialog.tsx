import { isRefusal } from '@invoice-card/api-client'
import { notify } from '@invoice-card/events'
import { useForm } from '@invoice-card/form'
import { challengeOf, type CodeChallenge } from '@invoice-card/form/code'
import { Button, Dialog } from '@invoice-card/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { securityCalls } from '../common/calls.ts'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { CodeStep } from './code-step.tsx'
import { switchMessages as words } from './messages.ts'
import { PasswordStep } from './password-step.tsx'

const schema = v.object({ current_password: v.pipe(v.string(), v.nonEmpty(words.passwordMissing)) })

interface SwitchDialogProps {
  /** Whether codes are to be asked for from now on. */
  readonly wanted: boolean
  readonly onClose: () => void
}

/**
 * Switches the second step of the sign-in: asks for the password, for somebody may have found an open screen, then for
 * the code that is mailed.
 */
export function SwitchDialog({ wanted, onClose }: SwitchDialogProps) {
  const formId = useId()
  const client = useQueryClient()
  const [challenge, setChallenge] = useState<CodeChallenge>()
  const form = useForm({
    initialValues: { current_password: '' },
    schema,
    refusalFields: { password_incorrect: 'current_password' },
    onSubmit: async ({ current_password: password }) => {
      try {
        setChallenge(
          challengeOf(
            await securityCalls.sendSecondFactorCode({ body: { is_second_factor_required: wanted, password } }),
          ),
        )
      } catch (error) {
        if (!isRefusal(error, 'second_factor_unchanged')) throw error
        // Switched in another tab: the screen was behind.
        await client.invalidateQueries({ queryKey: securitySettingsQuery.queryKey })
        notify.info(error.message)
        onClose()
      }
    },
  })
  return (
    <Dialog
      isOpen
      title={(wanted ? words.on : words.off).title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          {!challenge && (
            <Button type="submit" form={formId} isLoading={form.isSubmitting}>
              {words.next}
            </Button>
          )}
        </>
      }
    >
      {challenge ? (
        <CodeStep wanted={wanted} challenge={challenge} onResent={setChallenge} onClose={onClose} />
      ) : (
        <PasswordStep id={formId} form={form} lead={(wanted ? words.on : words.off).lead} />
      )}
    </Dialog>
  )
}
