import type { SupplierDeletion, SupplierUse } from '@invoice-card/contracts'
import {
  invoiceDisplayId,
  invoiceStatusLabels,
  paymentDetailPath,
  requestSellerStatusLabels,
  sellerStatusOf,
} from '@invoice-card/domain'
import { AppLink, Box, Heading, HStack, Money, Stack, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.deletion

/** What goes with a supplier and what stays. */
export function WhatStays({ deletion }: { deletion: SupplierDeletion }) {
  const { account_count, retained_payment_count, retained_request_count } = deletion
  const goes = [words.goesFacts, ...(account_count > 0 ? [words.goesAccounts(account_count)] : [])]
  const stays = [
    ...(retained_payment_count > 0 ? [words.retainedPayments(retained_payment_count)] : []),
    ...(retained_request_count > 0 ? [words.retainedRequests(retained_request_count)] : []),
  ]
  return (
    <Stack gap="4">
      <Titled title={words.goes}>
        <Lines lines={goes} />
      </Titled>
      <Titled title={words.stays}>
        {stays.length > 0 ? (
          <>
            <Lines lines={stays} />
            <Text size="sm" tone="muted">
              {words.whereRetained}
            </Text>
            <HStack columnGap="4" rowGap="1" flexWrap="wrap">
              {retained_payment_count > 0 && <AppLink to="/payments/history">{words.payments}</AppLink>}
              {retained_request_count > 0 && <AppLink to="/collections/history">{words.requests}</AppLink>}
            </HStack>
          </>
        ) : (
          <Text>{words.nothingRetained}</Text>
        )}
      </Titled>
      <Text>{words.final}</Text>
    </Stack>
  )
}

/** Lists what prevents the deletion of a supplier, each with a link to it. */
export function RefusedDeletion({
  supplierId,
  deletion: { refusal, uses, use_count, application_count },
}: {
  supplierId: number
  deletion: SupplierDeletion
}) {
  return (
    <Stack gap="4">
      {refusal && <Text>{words.refusals[refusal]}</Text>}
      {uses.length > 0 && (
        <Titled title={words.uses}>
          <Lines
            lines={uses.map(use => (
              <Use key={use.invoice_id} supplierId={supplierId} use={use} />
            ))}
          />
          {use_count > uses.length && (
            <Text size="sm" tone="muted">
              {words.moreUses(use_count - uses.length)}
            </Text>
          )}
        </Titled>
      )}
      {application_count > 0 && <Text>{words.applications(application_count)}</Text>}
    </Stack>
  )
}

function Use({ supplierId, use }: { supplierId: number; use: SupplierUse }) {
  const isRequest = use.type === 'InvoiceRequestSeller'
  const path = isRequest
    ? paths.collection(supplierId, use.invoice_id)
    : paymentDetailPath({ id: use.invoice_id, status: use.status })
  return (
    <>
      <AppLink to={path}>
        {words.types[use.type]} {invoiceDisplayId(use.invoice_id)}
      </AppLink>{' '}
      <Money amountYen={use.amount} />{' '}
      <Text as="span" size="sm" tone="muted">
        {stateOf(use, isRequest)}
      </Text>
    </>
  )
}

function stateOf({ status, is_money_returned, is_action_required }: SupplierUse, isRequest: boolean): string {
  if (is_money_returned) return words.returned
  if (is_action_required) return words.actionRequired
  return isRequest ? requestSellerStatusLabels[sellerStatusOf[status]] : invoiceStatusLabels[status]
}

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="1.5">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    {children}
  </Stack>
)

const Lines = ({ lines }: { lines: readonly ReactNode[] }) => (
  <Box as="ul" listStyleType="disc" paddingInlineStart="5">
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </Box>
)
