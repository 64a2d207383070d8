import { useDebouncedValue } from '@invoice-card/form'
import { ActionBar, Button } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { commissionQuery } from '../../fee/commission-query.ts'
import { TotalFigure } from '../../fee/total-figure.tsx'
import { useFeeCode } from '../../fee/use-fee-code.ts'
import { amountOf } from '../../invoice-form/typed-text.ts'
import { messages } from '../../form-rules/messages.ts'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

/** What the card will pay, and the way on, at the bottom of the window. */
export function TotalBar({ form }: { form: InvoiceInfoForm }) {
  const amountYen = amountOf(useDebouncedValue(form.values.formOne.amount))
  const { data } = useQuery(commissionQuery(amountYen, undefined, useFeeCode(amountYen)))
  return (
    <ActionBar>
      <TotalFigure amountYen={amountYen === null ? undefined : data?.total_amount} />
      <Button type="submit" size="lg" iconEnd="arrow_forward" isLoading={form.isSubmitting}>
        {messages.next}
      </Button>
    </ActionBar>
  )
}
