import type { Form } from '@invoice-card/form'

/** What the fields need of a form. */
export type AccountForm = Pick<Form<object>, 'values' | 'field' | 'change' | 'type' | 'errorOf'>
