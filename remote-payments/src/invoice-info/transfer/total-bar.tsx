import { useDebouncedValue } from '@invoice-card/form'
import { ActionBar, Box, Button } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { commissionQuery } from '../../fee/commission-query.ts'
import { TotalFigure } from '../../fee/total-figure.tsx'
import { useFeeCode } from '../../fee/use-fee-code.ts'
import { amountOf } from '../../invoice-values/typed-text.ts'
import { messages } from '../../form-rules/messages.ts'
import { ChangedNotice } from '../draft/changed-notice.tsx'
import type { DraftSaver } from '../draft/use-draft-saving.ts'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

/** What the card will pay, and the way on, at the bottom of the window; a choice that saving waits for above them. */
export function TotalBar({ form, saver }: { form: InvoiceInfoForm; saver: DraftSaver }) {
  const amountYen = amountOf(useDebouncedValue(form.values.formOne.amount))
  const { data } = useQuery(commissionQuery(amountYen, undefined, useFeeCode(amountYen)))
  return (
    <ActionBar>
      {saver.saving.status === 'changed' && (
        <Box flexBasis="full">
          <ChangedNotice saver={saver} />
        </Box>
      )}
      <TotalFigure amountYen={amountYen === null ? undefined : data?.total_amount} />
      <Button type="submit" size="lg" iconEnd="arrow_forward" isLoading={form.isSubmitting}>
        {messages.next}
      </Button>
    </ActionBar>
  )
}
