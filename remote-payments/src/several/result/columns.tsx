import { invoiceDisplayId } from '@invoice-card/domain'
import { ContactLink } from '@invoice-card/remote'
import {
  CompanyName,
  AppLink,
  Money,
  Stack,
  StatusBadge,
  Text,
  type BadgeTone,
  type TableColumn,
} from '@invoice-card/ui'
import { linkToNamedList } from '../../card-payment/declined-notice.tsx'
import { paths } from '../../paths.ts'
import { pathOf } from '../run/chosen.ts'
import { KindBadge } from '../run/kind-badge.tsx'
import type { RunPayment } from '../run/run.ts'
import { DraftLink } from './draft-link.tsx'
import { EarlierPayment } from './earlier-payment.tsx'
import { messages } from './messages.ts'

const { columns: words, states } = messages

export const resultColumns = (isRunning: boolean): readonly TableColumn<RunPayment>[] => [
  { key: 'supplier', header: words.supplier, role: 'title', wraps: true, cell: payment => <Payee payment={payment} /> },
  { key: 'number', header: words.number, wraps: true, cell: ({ invoiceNumber }) => invoiceNumber || messages.none },
  { key: 'total', header: words.total, align: 'end', cell: ({ totalYen }) => <Money amountYen={totalYen} /> },
  {
    key: 'state',
    header: words.state,
    role: 'bare',
    wraps: true,
    cell: payment => <State payment={payment} isRunning={isRunning} />,
  },
  { key: 'actions', header: words.actions, role: 'bare', align: 'end', cell: payment => <Next payment={payment} /> },
]

const Payee = ({ payment: { item, name, state } }: { payment: RunPayment }) => (
  <Stack gap="1" alignItems="flex-start">
    {/* A draft that is paid is none any more. */}
    {!(item.kind === 'draft' && state.kind === 'paid') && <KindBadge kind={item.kind} />}
    <span>
      <CompanyName>{name}</CompanyName>
    </span>
  </Stack>
)

function State({ payment: { item, state }, isRunning }: { payment: RunPayment; isRunning: boolean }) {
  const [tone, word] = wordOf(state, isRunning)
  return (
    <Stack gap="1" alignItems="flex-start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {state.kind === 'failed' && <Text size="sm">{state.message}</Text>}
      {state.kind === 'failed' && state.isContactAsked && <ContactLink />}
      {state.kind === 'failed' && linkToNamedList(state.message)}
      {state.kind === 'failed' && item.kind === 'draft' && !state.isDeclined && (
        <EarlierPayment fileId={item.body.file_ids[0] ?? null} />
      )}
    </Stack>
  )
}

function wordOf(state: RunPayment['state'], isRunning: boolean): readonly [BadgeTone, string] {
  switch (state.kind) {
    case 'waiting':
      return ['neutral', isRunning ? states.waiting : states.notMade]
    case 'submitting':
    case 'authenticating':
      return ['info', states.open]
    case 'paid':
      return ['success', state.isPaidElsewhere ? states.paidElsewhere : states.paid]
    case 'failed':
      return ['danger', states.failed]
  }
}

function Next({ payment: { state, item, name } }: { payment: RunPayment }) {
  if (state.kind === 'paid')
    return (
      <AppLink to={paths.detail('review', state.invoiceId)}>
        {messages.seePayment(invoiceDisplayId(state.invoiceId))}
      </AppLink>
    )
  if (state.kind !== 'failed') return null
  if (item.kind === 'draft') return <DraftLink id={item.id} name={name} />
  return (
    <AppLink to={pathOf(item)} aria-label={messages.seeOf[item.kind](name)}>
      {messages.see[item.kind]}
    </AppLink>
  )
}
