import type { Form } from '@invoice-card/form'
import { contactBeside } from '@invoice-card/remote'
import { Button, Dialog, Notice, Stack, TextButton } from '@invoice-card/ui'
import { useId, type ReactNode } from 'react'
import { messages } from './messages.ts'

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly isDanger?: boolean
  readonly form: Pick<Form<object>, 'form' | 'refusal' | 'refusalCode' | 'isSubmitting'>
  /** Begins again with what is there now; given where the refusal says that somebody else has changed it. */
  readonly onShowLatest?: (() => void) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small form in a dialog: what is wrong stands at its field alone, a refusal above the typed values. */
export function FormDialog({
  title,
  submitLabel,
  isDanger = false,
  form,
  onShowLatest,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  const showLatest = onShowLatest && <TextButton onClick={onShowLatest}>{messages.showLatest}</TextButton>
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.back}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} isLoading={form.isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} aria-label={title}>
        <Stack gap="4">
          {form.refusal && (
            <Notice tone="danger" isLive actions={contactBeside(form.refusalCode) ?? showLatest}>
              {form.refusal}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
