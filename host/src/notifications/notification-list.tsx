import type { Notification } from '@invoice-card/contracts'
import { DateText, Icon, PlainLink, styled } from '@invoice-card/ui'
import { paths } from '../navigation/paths.ts'
import { NotificationTitle } from './columns.tsx'
import { Deadline } from './deadline.tsx'

const Row = styled(PlainLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    'li:last-child > &': { borderBottomWidth: 0 },
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > svg': { color: 'fg.muted' },
  },
})
const Body = styled('span', { base: { display: 'flex', flexDirection: 'column', gap: '0.5', flex: 1, minWidth: 0 } })
const Meta = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '6',
    paddingInlineStart: '4',
    color: 'fg.muted',
    fontSize: 'sm',
  },
})

/** Notifications as rows that lead to their text; unread ones and those with something to do stand out. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul>
      {notifications.map(notification => (
        <li key={notification.id}>
          <Row to={paths.notification.getHref(notification.id)}>
            <Body>
              <NotificationTitle {...notification} />
              <Meta>
                <DateText value={notification.created_at} withTime />
                {notification.is_action_required && <Deadline {...notification} />}
              </Meta>
            </Body>
            <Icon name="chevron_right" />
          </Row>
        </li>
      ))}
    </ul>
  )
}
