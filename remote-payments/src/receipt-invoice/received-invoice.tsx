import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead, ReadingProgress } from '@invoice-card/invoice-file'
import { useIsPaymentOffered } from '@invoice-card/remote'
import { Box, Button, Card, Checkbox, Notice, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DuplicateNotice } from '../invoice-values/duplicates/duplicate-notice.tsx'
import { similarPaymentsQuery } from '../invoice-values/duplicates/queries.ts'
import { EndNotice } from '../prepared/items/item-notice.tsx'
import { usePreItem } from '../prepared/items/use-pre-item.ts'
import { showErrorAt } from './show-error-at.ts'
import { useWarningRead } from './flow-state.ts'
import { messages } from './messages.ts'
import type { Origin } from './origin.ts'
import { supplierOfReadingQuery } from './queries.ts'
import { Readings } from './readings.tsx'
import { usePay } from './use-pay.ts'

/** What was read, what to look out for, and the way into the payment. */
export function ReceivedInvoice({ file, origin }: { file: InvoiceFile; origin: Origin }) {
  const { fields: readings, warnings, status } = file.ocr
  const supplier = useQuery(supplierOfReadingQuery(readings))
  const asked = {
    amount: readings?.total_amount.value ?? null,
    number: readings?.invoice_number.value ?? '',
    supplierId: supplier.data?.id ?? null,
    dueDate: readings?.due_date.value ?? '',
  }
  const similar = useQuery(similarPaymentsQuery(asked))
  const isWarned = warnings.length > 0 || (similar.data?.invoices.length ?? 0) > 0
  const [isWarningRead, setIsWarningRead] = useWarningRead(file.file_id)
  const acknowledgement = useRef<HTMLInputElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { pay, isPending } = usePay(file, origin)
  const { end, isLoading: isItemComing } = usePreItem(origin.kind === 'prepared' ? origin : null)
  const isOffered = useIsPaymentOffered() && !end

  const proceed = () =>
    isWarned && !isWarningRead ? showErrorAt(acknowledgement.current, () => setIsAsked(true)) : pay()
  return (
    <Stack gap="6">
      {end && <EndNotice end={end} />}
      {isBeingRead(file) && (
        <Notice>
          <ReadingProgress percent={file.ocr.progress * 100} label={messages.reading} />
        </Notice>
      )}
      {(status === 'not_read' || status === 'failed') && <Notice tone="attention">{messages.notRead}</Notice>}
      {warnings.map(warning => (
        <Notice key={warning} tone="attention">
          {warning}
        </Notice>
      ))}
      <DuplicateNotice {...asked} />
      {readings && <Readings readings={readings} supplier={supplier.data} />}
      {isWarned && isOffered && (
        <Card>
          <Checkbox
            ref={acknowledgement}
            name="isWarningRead"
            label={messages.acknowledge}
            checked={isWarningRead}
            error={isAsked && !isWarningRead ? messages.acknowledgeFirst : undefined}
            onChange={event => setIsWarningRead(event.target.checked)}
          />
        </Card>
      )}
      {isOffered && (
        <Box>
          <Button
            size="lg"
            isWide
            iconEnd="arrow_forward"
            isLoading={isPending || supplier.isLoading || similar.isLoading || isItemComing}
            onClick={proceed}
          >
            {messages.pay}
          </Button>
        </Box>
      )}
    </Stack>
  )
}
