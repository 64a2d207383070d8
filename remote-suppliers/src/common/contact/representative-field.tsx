import type { Form } from '@invoice-card/form'
import { TextField } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.representative_name

/** The person behind the trade name of a sole proprietor. */
export const RepresentativeField = <Values extends { readonly representative_name: string }>({
  form,
}: {
  form: Pick<Form<Values>, 'field'>
}) => (
  <TextField
    {...form.field('representative_name')}
    label={words.label}
    required={false}
    help={words.help}
    fieldWidth="md"
    autoComplete="off"
  />
)
