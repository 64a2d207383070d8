import { styled } from '@invoice-card/ui'
import { useUserStats } from '../stats/use-user-stats.ts'
import { useMenuRemotes } from '../remotes/availability.ts'
import { remoteNamed } from '../environment/remote-names.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { mainMenuItem } from './main-menu-items.ts'
import { MobileHeader } from './mobile-header.tsx'
import { useIsDesktop } from './use-is-desktop.ts'

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})

/** The head of every signed-in screen (docs/product.md#header). */
export function Header() {
  const stats = useUserStats()
  const items = useMenuRemotes().flatMap(name => mainMenuItem(name, remoteNamed(name), stats) ?? [])
  const Shape = useIsDesktop() ? DesktopHeader : MobileHeader
  return (
    <Bar>
      <Shape items={items} unread={stats.notificationUnread} />
    </Bar>
  )
}
