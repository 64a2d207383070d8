import { ActionBar, Money, styled } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import type { RequestForm } from '../request-form/values.ts'
import { commissionQuery } from './commission-query.ts'
import { calculationMessages } from './messages.ts'

const words = calculationMessages.bar

const Figures = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& dt': { fontSize: 'xs', color: 'fg.muted', lineHeight: 'tight' },
    '& dd': { fontWeight: 'bold' },
  },
})

/** What is billed and what arrives of it, beside the button that goes on, at the bottom of the window. */
export function RequestBar({ form, children }: { form: RequestForm; children: ReactNode }) {
  const { billing_amount } = statedAmountsOf(form)
  const { data } = useQuery(commissionQuery(billing_amount || null))
  const depositYen = data?.amount === billing_amount ? billing_amount - data.commission_amount : null
  return (
    <ActionBar>
      <Figures>
        <Figure term={words.billing} yen={billing_amount || null} />
        <Figure term={words.deposit} yen={depositYen} />
      </Figures>
      {children}
    </ActionBar>
  )
}

const Figure = ({ term, yen }: { term: string; yen: number | null }) => (
  <div>
    <dt>{term}</dt>
    <dd>{yen === null ? words.unknown : <Money amountYen={yen} />}</dd>
  </div>
)
