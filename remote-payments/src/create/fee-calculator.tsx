import { useDebouncedValue, useForm } from '@invoice-card/form'
import { AmountField, Section, Stack } from '@invoice-card/ui'
import * as v from 'valibot'
import { amountMessages } from '../fee/messages.ts'
import { FeeSummary } from '../fee/fee-summary.tsx'
import { amountOf } from '../invoice-values/typed-text.ts'
import { messages } from './messages.ts'

const { calculator: words } = messages
const initialValues = { amount: '' }
const schema = v.object({
  amount: v.pipe(
    v.string(),
    v.check(text => text === '' || (amountOf(text) ?? 0) > 0, amountMessages.invalid(words.amount)),
  ),
})
/** The fee is computed while the amount is typed; nothing is sent. */
const onSubmit = () => {}

/** The fee for any amount, before anything is entered. */
export function FeeCalculator() {
  const form = useForm({ initialValues, schema, onSubmit })
  const amountYen = amountOf(useDebouncedValue(form.values.amount))
  return (
    <Section title={words.title}>
      <form {...form.form} aria-label={words.title}>
        <Stack gap="4">
          <AmountField {...form.field('amount')} label={words.amount} />
          <FeeSummary amountYen={amountYen} />
        </Stack>
      </form>
    </Section>
  )
}
