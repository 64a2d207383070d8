import { closureConfirmation, type ClosureState } from '@invoice-card/contracts'
import { useForm } from '@invoice-card/form'
import type { CodeChallenge } from '@invoice-card/form/code'
import { Button, HStack, Notice, PasswordField, Presence, Stack, TextField } from '@invoice-card/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { LeaveDialog } from './leave-dialog.tsx'
import { messages } from './messages.ts'
import { sendClosureCode } from './queries.ts'

const isConfirmed = (typed: string) => typed.normalize('NFKC').trim() === closureConfirmation

const schema = v.object({
  current_password: v.pipe(v.string(), v.nonEmpty(messages.passwordMissing)),
  confirmation: v.pipe(v.string(), v.check(isConfirmed, messages.confirmationWrong)),
})

interface LeaveFormProps {
  readonly state: ClosureState
  /** A payment has begun since the screen was opened. */
  readonly onHindered: () => void
}

/** The dialog that is open, and how it ends. */
interface Question {
  readonly sent: CodeChallenge | undefined
  readonly resolve: () => void
  readonly reject: (refusal: unknown) => void
}

/** Password and a word typed by hand; then a dialog asks once more. The submit lasts until the dialog is answered. */
export function LeaveForm({ state, onHindered }: LeaveFormProps) {
  const [question, setQuestion] = useState<Question>()
  const form = useForm({
    initialValues: { current_password: '', confirmation: '' },
    schema,
    refusalFields: { password_incorrect: 'current_password' },
    onSubmit: async ({ current_password }) => {
      const sent = state.is_code_required ? await sendClosureCode(current_password) : undefined
      await new Promise<void>((resolve, reject) => setQuestion({ sent, resolve, reject })).finally(() =>
        setQuestion(undefined),
      )
    },
  })
  return (
    <>
      <form {...form.form} aria-label={messages.form}>
        <Stack gap="5">
          {form.refusal && (
            <Notice tone="danger" isLive>
              {form.refusal}
            </Notice>
          )}
          <PasswordField
            {...form.field('current_password')}
            label={messages.password}
            autoComplete="current-password"
            required
          />
          <TextField {...form.field('confirmation')} label={messages.confirmation} autoComplete="off" required />
          <HStack>
            <Button variant="danger" type="submit" isLoading={form.isSubmitting && !question}>
              {messages.submit}
            </Button>
          </HStack>
        </Stack>
      </form>
      <Presence>
        {question && (
          <LeaveDialog
            companyName={state.company_name}
            password={form.values.current_password}
            sent={question.sent}
            onClose={question.resolve}
            onWrongPassword={question.reject}
            onHindered={() => {
              question.resolve()
              onHindered()
            }}
          />
        )}
      </Presence>
    </>
  )
}
