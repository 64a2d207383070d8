import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { CompanyName, Money, Stack, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { DialogLines } from '../../listing/dialog-lines.tsx'

interface PaymentLinesProps {
  readonly title: string
  readonly lines: readonly { readonly invoice: InvoiceSummary; readonly note?: ReactNode }[]
}

/** Payments of a dialog, one on each line, with what is to be said of it. */
export const PaymentLines = ({ title, lines }: PaymentLinesProps) => (
  <Stack gap="2">
    <Text fontWeight="bold">{title}</Text>
    <DialogLines
      label={title}
      lines={lines.map(({ invoice: { id, supplier_name, amount }, note }) => ({
        key: id,
        name: (
          <>
            <CompanyName>{supplier_name}</CompanyName>
            <Text as="span" size="sm" tone="muted" display="block">
              {invoiceDisplayId(id)}
            </Text>
          </>
        ),
        amount: <Money amountYen={amount} />,
        note,
      }))}
    />
  </Stack>
)
