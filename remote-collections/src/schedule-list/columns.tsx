import type { RequestSchedule } from '@invoice-card/contracts'
import { Button, DateText, HStack, Money, RowName, type TableColumn } from '@invoice-card/ui'
import { ruleText } from '../schedules/rule-text.ts'
import { messages } from './messages.ts'

const { columns: words } = messages

interface RowActions {
  readonly onChange: (schedule: RequestSchedule) => void
  readonly onStop: (schedule: RequestSchedule) => void
}

export const scheduleColumns = (actions: RowActions): readonly TableColumn<RequestSchedule>[] => [
  {
    key: 'buyer',
    header: words.buyer,
    role: 'title',
    cell: ({ buyer_name }) => <RowName>{buyer_name}</RowName>,
  },
  { key: 'rule', header: words.rule, cell: ({ rule }) => ruleText(rule) },
  { key: 'next_on', header: words.next, cell: ({ next_on }) => <DateText value={next_on} /> },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amountYen={amount} /> },
  {
    key: 'actions',
    header: words.actions,
    role: 'bare',
    align: 'end',
    cell: schedule => <Actions schedule={schedule} {...actions} />,
  },
]

function Actions({ schedule, onChange, onStop }: RowActions & { readonly schedule: RequestSchedule }) {
  const { buyer_name } = schedule
  return (
    <HStack gap="2" display="inline-flex" justifyContent={{ base: 'start', md: 'end' }}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={messages.changeOf(buyer_name)}
        onClick={() => onChange(schedule)}
      >
        {messages.change}
      </Button>
      <Button variant="secondary" size="sm" aria-label={messages.stopOf(buyer_name)} onClick={() => onStop(schedule)}>
        {messages.stop}
      </Button>
    </HStack>
  )
}
