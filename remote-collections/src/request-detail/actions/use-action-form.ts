import type { RequestSellerDetail } from '@invoice-card/contracts'
import { useForm, useUnsaved, type FormOptions, type UnsavedValues } from '@invoice-card/form'
import { useRequestChange } from '../../request/request-query.ts'

interface ActionFormOptions<Values extends object> extends Pick<
  FormOptions<Values>,
  'schema' | 'refusalFields' | 'onEdit'
> {
  readonly requestId: number
  /** Where what is typed is stored until it is sent. */
  readonly unsaved: UnsavedValues<Values>
  /** What the request had when the user began to change it, or nothing. */
  readonly registered: Values
  readonly send: (values: Values) => Promise<RequestSellerDetail>
  readonly done: string
  readonly onClose: () => void
}

/** The form of an action. The typed input survives closing and reload; once it is sent, the dialog closes. */
export function useActionForm<Values extends object>(options: ActionFormOptions<Values>) {
  const { requestId, registered, schema, refusalFields, onEdit, send, done, onClose } = options
  const unsaved = useUnsaved(options.unsaved, String(requestId), registered)
  const { mutateAsync } = useRequestChange(send, { done })
  const form = useForm<Values>({
    initialValues: unsaved.values,
    schema,
    ...(refusalFields ? { refusalFields } : {}),
    ...(onEdit ? { onEdit } : {}),
    onValues: unsaved.store,
    onSubmit: async values => {
      await mutateAsync(values)
      unsaved.remove()
      onClose()
    },
  })
  return { form, isRestored: unsaved.isRestored, discard: () => form.patch(unsaved.discard), remove: unsaved.remove }
}
