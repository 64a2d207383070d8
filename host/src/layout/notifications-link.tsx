import { DotBadge, Icon, PlainLink, styled, Tooltip, VisuallyHidden } from '@invoice-card/ui'
import { paths } from '../navigation/paths.ts'
import { layoutMessages as messages } from './messages.ts'

const Bell = styled(PlainLink, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'target',
    borderRadius: 'md',
    fontSize: 'lg',
    _hover: { bg: 'gray.100' },
    _focusVisible: { borderRadius: 'md' },
  },
})

/** The bell, with a dot while something is unread. */
export function NotificationsLink({ unread }: { unread: number }) {
  return (
    <Tooltip content={messages.notifications} isName>
      <Bell to={paths.notifications.getHref()}>
        <DotBadge isShown={unread > 0} label={messages.unread}>
          <VisuallyHidden>{messages.notifications}</VisuallyHidden>
          <Icon name="notifications" />
        </DotBadge>
      </Bell>
    </Tooltip>
  )
}
