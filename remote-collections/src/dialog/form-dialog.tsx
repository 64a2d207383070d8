import type { Form } from '@invoice-card/form'
import { contactBeside } from '@invoice-card/remote'
import { Button, Dialog, Notice, Stack } from '@invoice-card/ui'
import { useId, type ReactNode } from 'react'
import { messages } from './messages.ts'

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly isDanger?: boolean
  readonly form: Pick<Form<object>, 'form' | 'refusal' | 'refusalCode' | 'isSubmitting'>
  /** What to do about a refusal, where that is more than to try again. */
  readonly refusalAction?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small form in a dialog: what is wrong stands at its field alone, a refusal above the typed values. */
export function FormDialog({
  title,
  submitLabel,
  isDanger = false,
  form,
  refusalAction,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
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
            <Notice tone="danger" isLive actions={contactBeside(form.refusalCode) ?? refusalAction}>
              {form.refusal}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
