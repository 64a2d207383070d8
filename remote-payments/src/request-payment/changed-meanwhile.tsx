import type { Invoice } from '@invoice-card/contracts'
import { formatDate, formatYen, Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { changed: words, terms } = messages

interface ChangedMeanwhileProps {
  /** What stood there as the card was pressed. */
  readonly seen: Invoice
  readonly now: Invoice
}

/** A request whose seller changed it before its card was pressed: what it said, and what it says now. */
export const ChangedMeanwhile = ({ seen, now }: ChangedMeanwhileProps) => (
  <Notice tone="attention" isLive title={words.title}>
    <p>{words.text}</p>
    {linesOf(seen, now).map(line => (
      <p key={line}>{line}</p>
    ))}
  </Notice>
)

function linesOf(seen: Invoice, now: Invoice): string[] {
  const line = (term: string, textOf: (invoice: Invoice) => string) => {
    const [before, after] = [textOf(seen), textOf(now)]
    return before === after ? [] : [words.line(term, before, after)]
  }
  return [
    ...line(terms.amount, ({ amount }) => formatYen(amount)),
    ...line(terms.due_date, ({ due_date }) => formatDate(due_date)),
    ...line(terms.pay_until, ({ request }) => (request?.pay_until ? formatDate(request.pay_until) : terms.none)),
  ]
}
