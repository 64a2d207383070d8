import type { RequestSellerDetail } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useForm, type FormOptions } from '@invoice-card/form'
import { useRequestChange } from '../../common/request-query.ts'
import { removeTypedValues, storeTypedValues, typedValues } from '../../common/typed-values.ts'

interface ActionFormOptions<Values extends object> extends Pick<FormOptions<Values>, 'schema' | 'refusalFields'> {
  /** Where what is typed is stored until it is sent. */
  readonly place: string
  readonly initialValues: Values
  readonly send: (values: Values) => Promise<RequestSellerDetail>
  readonly done: string
  /** Said in place of sending what is as it was; sent all the same without it. */
  readonly unchanged?: string
  readonly onClose: () => void
}

/** The form of an action. What is typed survives closing and reload; once it is sent, the dialog closes. */
export function useActionForm<Values extends Readonly<Record<string, string>>>(options: ActionFormOptions<Values>) {
  const { place, initialValues, schema, refusalFields, send, done, unchanged, onClose } = options
  const { mutateAsync } = useRequestChange(send, { done })
  return useForm<Values>({
    initialValues: typedValues(place, initialValues),
    schema,
    ...(refusalFields ? { refusalFields } : {}),
    onValues: values => storeTypedValues(place, values),
    onSubmit: async values => {
      if (unchanged !== undefined && isSame(values, initialValues)) notify.info(unchanged)
      else await mutateAsync(values)
      removeTypedValues(place)
      onClose()
    },
  })
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
