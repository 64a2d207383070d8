import type { SupplierSummary } from '@invoice-card/contracts'
import { useIsPathOn, useIsPaymentOffered } from '@invoice-card/remote'
import { ButtonLink } from '@invoice-card/ui'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'
import { isPayable } from './supplier-status.tsx'

type PayLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  readonly supplier: Pick<SupplierSummary, 'id' | 'status' | 'is_frozen'>
}

/** Leads to a payment to this supplier; nothing where it cannot be paid, or the company cannot pay. */
export function PayLink({ supplier, ...look }: PayLinkProps) {
  const to = paths.pay(supplier.id)
  const isOffered = useIsPaymentOffered()
  return useIsPathOn()(to) && isOffered && isPayable(supplier) ? <ButtonLink {...look} to={to} /> : null
}
