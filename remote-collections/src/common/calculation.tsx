import { Button, formatDate, Money, Notice, Section, Spinner, styled, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statedAmountsOf } from './amounts.ts'
import { commissionQuery } from './commission-query.ts'
import { calculationMessages as words } from './calculation-messages.ts'
import type { RequestForm } from './request-form.ts'

const Lines = styled('dl', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const Row = styled('div', {
  base: {
    'display': 'flex',
    'justifyContent': 'space-between',
    'alignItems': 'baseline',
    'gap': '4',
    '& dd': { textAlign: 'end' },
  },
  variants: { isSum: { true: { borderTopWidth: '1px', borderColor: 'line', paddingTop: '2', fontWeight: 'bold' } } },
})
const Line = ({ term, isSum, children }: { term: string; isSum?: boolean; children: ReactNode }) => (
  <Row isSum={isSum}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </Row>
)

/** From what is billed to what arrives, line by line, the fee as the server says. */
export function Calculation({ form }: { form: RequestForm }) {
  const stated = statedAmountsOf(form)
  const { billing_amount, discount_amount } = stated
  const { data, error, refetch, isFetching } = useQuery(commissionQuery(billing_amount || null))
  const fee = data?.amount === billing_amount ? data : undefined
  const sum = stated.standard_taxable_amount + stated.reduced_taxable_amount + stated.nontaxable_amount
  return (
    <Section title={words.title} description={words.lead}>
      <Lines aria-live="polite">
        <Line term={words.sum}>
          <Money amountYen={sum} />
        </Line>
        {discount_amount > 0 && (
          <Line term={words.discount}>
            <Money amountYen={-discount_amount} />
          </Line>
        )}
        <Line term={words.standardTax}>
          <Money amountYen={stated.standard_consumption_tax_amount} />
        </Line>
        <Line term={words.reducedTax}>
          <Money amountYen={stated.reduced_consumption_tax_amount} />
        </Line>
        <Line term={words.billing} isSum>
          <Money amountYen={billing_amount} />
        </Line>
        {fee && (
          <>
            <Line term={words.fee(fee.commission_rate)}>
              <Money amountYen={-fee.commission_amount} />
            </Line>
            <Line term={words.deposit} isSum>
              <Money amountYen={billing_amount - fee.commission_amount} size="lg" />
            </Line>
          </>
        )}
        <Line term={words.day}>{form.deposit_date === '' ? words.undecided : formatDate(form.deposit_date)}</Line>
      </Lines>
      {!fee && billing_amount === 0 && (
        <Text tone="muted" size="sm">
          {words.notYet}
        </Text>
      )}
      {!fee && isFetching && <Spinner label={words.busy} />}
      {error && !fee && !isFetching && (
        <Notice
          tone="danger"
          isLive
          actions={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
    </Section>
  )
}
