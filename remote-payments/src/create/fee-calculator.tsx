import { AmountField, Section, Stack } from '@invoice-card/ui'
import { useState } from 'react'
import { amountMessages } from '../common/fee/messages.ts'
import { FeeSummary } from '../common/fee/fee-summary.tsx'
import { useSettled } from '../common/use-settled.ts'
import { amountOf } from '../common/typed-text.ts'
import { messages } from './messages.ts'

const { calculator: words } = messages

/** The fee for any amount, before anything is entered. */
export function FeeCalculator() {
  const [amount, setAmount] = useState('')
  const settled = useSettled(amount)
  const amountYen = amountOf(settled)
  return (
    <Section title={words.title} description={words.help}>
      <Stack gap="4">
        <AmountField name="amount" label={words.amount} value={amount} onChange={({ target }) => setAmount(target.value)} error={settled !== '' && amountYen === null ? amountMessages.invalid(words.amount) : undefined} />
        <FeeSummary amountYen={amountYen} />
      </Stack>
    </Section>
  )
}
