import { serverNow } from '@invoice-card/session'
import { DateText, Deadline } from '@invoice-card/ui'
import { topPageMessages as messages } from './messages.ts'

/** Until when a card can pay a request, with the days left; null once it can't. The due date below is a later day. */
export const PayUntil = ({ value, dueDate }: { value: string | null; dueDate: string }) => (
  <>
    {value && (
      <>
        {messages.payUntil} <Deadline until={value} now={serverNow()} withTime />
        <br />
      </>
    )}
    {messages.dueOn} <DateText value={dueDate} />
  </>
)
