import { isMinimumFee } from '@invoice-card/domain'
import {
  AmountLines,
  Button,
  DescriptionList,
  DescriptionRow,
  formatDate,
  Notice,
  Section,
  Spinner,
  Text,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import { commissionQuery } from './commission-query.ts'
import { calculationLines } from './calculation-lines.ts'
import { calculationMessages as words } from './messages.ts'
import type { RequestForm } from '../request-form/values.ts'

/** From what is billed to what arrives, line by line, the fee as the server says. */
export function Calculation({ form }: { form: RequestForm }) {
  const stated = statedAmountsOf(form)
  const { billing_amount } = stated
  const { data, error, refetch, isFetching } = useQuery(commissionQuery(billing_amount || null))
  const known = data?.amount === billing_amount ? data : undefined
  const fee = known && {
    term: isMinimumFee(known.amount, known) ? words.feeAtMinimum : words.feeAt(known.commission_rate),
    feeYen: known.commission_amount,
    depositYen: billing_amount - known.commission_amount,
  }
  const day = form.deposit_date === '' ? words.undecided : formatDate(form.deposit_date)
  return (
    <Section title={words.title} description={words.lead}>
      <div aria-live="polite">
        <AmountLines lines={calculationLines(stated, fee)} />
      </div>
      <DescriptionList>
        <DescriptionRow term={words.day}>{day}</DescriptionRow>
      </DescriptionList>
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
