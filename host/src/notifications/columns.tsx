import type { Notification } from '@invoice-card/contracts'
import { DateText, styled, VisuallyHidden, wholeFigures, type TableColumn } from '@invoice-card/ui'
import { Deadline } from './deadline.tsx'
import { kindLabel } from './kinds.ts'
import { notificationMessages as messages } from './messages.ts'

// The dot stands in a margin of its own, so that titles begin on one line, read or not.
const Title = styled('span', {
  base: { display: 'block', position: 'relative', paddingInlineStart: '4', lineHeight: 'snug' },
  variants: { isUnread: { true: { fontWeight: 'bold' } } },
})
const Dot = styled('span', {
  base: {
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.5em',
    boxSize: '2',
    borderRadius: 'full',
    bg: 'accent.600',
    forcedColorAdjust: 'none',
  },
})

// Few rows have a deadline: in a column it took the room of the titles. A box in the line is not underlined by the
// link.
const Below = styled('span', {
  base: {
    display: 'inline-flex',
    marginTop: '1',
    paddingInlineStart: '4',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'normal',
    '&:empty': { display: 'none' },
  },
})

/** A title, with a dot while it is unread. */
export const NotificationTitle = ({ title, is_read }: Pick<Notification, 'title' | 'is_read'>) => (
  <Title isUnread={!is_read}>
    {!is_read && (
      <>
        <Dot aria-hidden />
        <VisuallyHidden>{messages.unread}　</VisuallyHidden>
      </>
    )}
    {wholeFigures(title)}
  </Title>
)

export const columns: readonly TableColumn<Notification>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    role: 'title',
    cell: row => (
      <>
        <NotificationTitle {...row} />
        <Below>
          <Deadline {...row} />
        </Below>
      </>
    ),
  },
  { key: 'kind', header: messages.columns.kind, cell: ({ kind }) => kindLabel(kind) },
  {
    key: 'date',
    header: messages.columns.date,
    cell: ({ created_at }) => <DateText value={created_at} withTime withWeekday={false} />,
  },
]
