import { billingOf } from '@invoice-card/domain'
import {
  AmountField,
  Box,
  FormSection,
  formatYen,
  Grid,
  HStack,
  RadioGroup,
  Text,
  TextButton,
  TextField,
} from '@invoice-card/ui'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import { dispatch } from '../request-flow/store.ts'
import type { AmountField as AmountName } from '../request-form/values.ts'
import type { ReactNode } from 'react'
import type { NoteOf } from './reading-note.tsx'
import { messages } from './messages.ts'
import type { RequestContentForm } from './use-request-form.ts'

const { amounts: words, sections } = messages
const threeColumns = { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }

/** What is billed by tax class, the discount, the taxes and the total; what follows is proposed and can be changed. */
export function AmountsSection({ form, note }: { form: RequestContentForm; note: NoteOf }) {
  const { discountKind } = form.values
  const amount = (name: AmountName, help?: ReactNode) => (
    <AmountField {...form.field(name)} label={words[name]} help={help} />
  )
  return (
    <FormSection title={sections.amounts}>
      <Text tone="muted" size="sm">
        {words.lead}
      </Text>
      <Grid gridTemplateColumns={threeColumns} alignItems="end">
        {amount('standard_taxable_amount', note('standard_taxable_amount'))}
        {amount('reduced_taxable_amount', note('reduced_taxable_amount'))}
        {amount('nontaxable_amount', note('nontaxable_amount'))}
      </Grid>
      <RadioGroup
        id="discountKind"
        name="discountKind"
        label={words.discountKind.label}
        layout="row"
        value={discountKind}
        onChange={event => form.change('discountKind', event.target.value)}
        options={(['none', 'yen', 'rate'] as const).map(value => ({ value, label: words.discountKind[value] }))}
      />
      {discountKind !== 'none' && (
        <>
          <HStack alignItems="flex-end">
            {discountKind === 'rate' && (
              <TextField
                {...form.field('discount_rate')}
                label={words.discount_rate}
                suffix="％"
                fieldWidth="xs"
                style={{ textAlign: 'end' }}
                inputMode="decimal"
                autoComplete="off"
              />
            )}
            {amount('discount_amount')}
          </HStack>
          <Grid gridTemplateColumns={threeColumns} alignItems="end">
            {amount('standard_discounted_amount')}
            {amount('reduced_discounted_amount')}
            {amount('nontaxable_discounted_amount')}
          </Grid>
        </>
      )}
      <HStack alignItems="flex-end">
        {amount('standard_consumption_tax_amount', note('standard_consumption_tax_amount'))}
        {amount('reduced_consumption_tax_amount', note('reduced_consumption_tax_amount'))}
      </HStack>
      <AmountField
        {...form.field('billing_amount')}
        label={words.billing_amount}
        required
        help={note('billing_amount', words.fromTotal)}
      />
      <UseSum form={form} />
    </FormSection>
  )
}

/** The way out of a total that does not fit what it is made of; from then on it follows again. */
function UseSum({ form }: { form: RequestContentForm }) {
  const stated = statedAmountsOf(form.values)
  const sum = billingOf(stated)
  if (form.errorOf('billing_amount') === undefined || sum === 0 || sum === stated.billing_amount) return null
  const use = () => {
    dispatch({ type: 'fieldReleased', path: 'billing_amount' })
    form.patch(current => ({ ...current, billing_amount: String(sum) }))
    // The button goes with the message.
    document.getElementById('billing_amount')?.focus()
  }
  return (
    <Box>
      <TextButton size="sm" onClick={use}>
        {words.useSum(formatYen(sum))}
      </TextButton>
    </Box>
  )
}
