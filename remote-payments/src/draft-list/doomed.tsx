import type { DraftSummary } from '@invoice-card/contracts'
import { DateText, DescriptionList, DescriptionRow, Money } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { columns: words } = messages

/** Which draft is about to be deleted: several may be of one supplier and file. */
export function Doomed({ draft: { supplier_name, file_name, amount, due_date, updated_at } }: { draft: DraftSummary }) {
  return (
    <DescriptionList>
      <DescriptionRow term={words.supplier}>{cut(supplier_name ?? words.none)}</DescriptionRow>
      {file_name !== null && <DescriptionRow term={words.file_name}>{cut(file_name)}</DescriptionRow>}
      <DescriptionRow term={words.amount}>{amount === null ? words.none : <Money amountYen={amount} />}</DescriptionRow>
      <DescriptionRow term={words.due_date}>{due_date ? <DateText value={due_date} /> : words.none}</DescriptionRow>
      <DescriptionRow term={words.updated_at}><DateText value={updated_at} withWeekday={false} withTime /></DescriptionRow>
    </DescriptionList>
  )
}

// A name as typed has no end.
const cut = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
