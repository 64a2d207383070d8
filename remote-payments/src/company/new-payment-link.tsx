import { useIsPaymentOffered } from '@invoice-card/remote'
import { ButtonLink } from '@invoice-card/ui'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'

/** Leads to a new payment; nothing for a company that cannot pay. */
export const NewPaymentLink = (look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) =>
  useIsPaymentOffered() ? <ButtonLink {...look} to={paths.create} /> : null
