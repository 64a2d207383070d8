import { createClient } from '@invoice-card/api-client'
import { registrations } from '@invoice-card/contracts'
import { queryClient } from '@invoice-card/remote'
import { SelectField } from '@invoice-card/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { registrationScreenMessages as messages } from './messages.ts'
import type { RegistrationForm } from './use-registration-form.ts'

const client = createClient(registrations)

export const categoriesQuery = queryOptions({
  queryKey: ['business-categories'],
  queryFn: () => client.listBusinessCategories(),
  staleTime: Infinity,
})

/** The line of business, which nobody has to say: a list that does not come is no reason to stop anybody. */
export function BusinessCategoryField({ form }: { form: RegistrationForm }) {
  const { data } = useQuery(categoriesQuery, queryClient)
  const options = data?.business_categories.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return (
    <SelectField
      {...form.field('business_category_id')}
      label={messages.category}
      required={false}
      options={options}
      fieldWidth="lg"
    />
  )
}
