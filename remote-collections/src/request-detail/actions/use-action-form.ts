import type { RequestSellerDetail } from '@invoice-card/contracts'
import { useForm, type FormOptions } from '@invoice-card/form'
import { useRequestChange } from '../../request/request-query.ts'
import { removeTypedValues, storeTypedValues, typedValues } from '../../dialog/typed-values.ts'

interface ActionFormOptions<Values extends object> extends Pick<
  FormOptions<Values>,
  'schema' | 'refusalFields' | 'onEdit'
> {
  /** Where what is typed is stored until it is sent. */
  readonly place: string
  readonly initialValues: Values
  readonly send: (values: Values) => Promise<RequestSellerDetail>
  readonly done: string
  readonly onClose: () => void
}

/** The form of an action. The typed input survives closing and reload; once it is sent, the dialog closes. */
export function useActionForm<Values extends Readonly<Record<string, string>>>(options: ActionFormOptions<Values>) {
  const { place, initialValues, schema, refusalFields, onEdit, send, done, onClose } = options
  const { mutateAsync } = useRequestChange(send, { done })
  return useForm<Values>({
    initialValues: typedValues(place, initialValues),
    schema,
    ...(refusalFields ? { refusalFields } : {}),
    ...(onEdit ? { onEdit } : {}),
    onValues: values => storeTypedValues(place, values),
    onSubmit: async values => {
      await mutateAsync(values)
      removeTypedValues(place)
      onClose()
    },
  })
}
