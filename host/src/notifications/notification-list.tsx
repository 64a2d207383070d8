import type { Notification } from '@invoice-card/contracts'
import { Badge, DateText, Icon, PlainLink, styled } from '@invoice-card/ui'
import { paths } from '../routes/paths.ts'
import { notificationMessages as messages } from './messages.ts'

const Row = styled(PlainLink, {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', paddingInline: { base: '4', md: '6' }, paddingBlock: '3.5', borderBottomWidth: '1px', borderColor: 'line',
    'li:last-child &': { borderBottomWidth: 0 }, _hover: { bg: 'bg.hover' }, _focusVisible: { outlineOffset: '-3px' }, '& > svg': { color: 'fg.muted' },
  },
})
const Body = styled('span', { base: { display: 'flex', flexDirection: 'column', gap: '0.5', flex: 1, minWidth: 0 } })
const Title = styled('span', { base: { lineHeight: 'snug' }, variants: { isUnread: { true: { fontWeight: 'bold' } } } })
const Meta = styled('span', { base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '6', color: 'fg.muted', fontSize: 'sm' } })

/** Notifications as rows that lead to their text; what is unread stands out. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul>
      {notifications.map(({ id, title, is_read, created_at }) => (
        <li key={id}>
          <Row to={paths.notification.getHref(id)}>
            <Body>
              <Meta><DateText value={created_at} withTime />{!is_read && <Badge tone="info">{messages.unread}</Badge>}</Meta>
              <Title isUnread={!is_read}>{title}</Title>
            </Body>
            <Icon name="chevron_right" />
          </Row>
        </li>
      ))}
    </ul>
  )
}
