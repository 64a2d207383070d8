import { styled } from '@invoice-card/ui'
import { useNextDeadline } from '../stats/use-next-deadline.ts'
import { useUserStats } from '../stats/use-user-stats.ts'
import { useMenuRemotes } from '../remotes/availability.ts'
import { remoteNamed } from '../environment/remote-names.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { mainMenuItem } from './entries/main-menu-items.ts'
import { MobileHeader } from './mobile-header.tsx'
import { SearchOverlay } from './search/search-overlay.tsx'
import { useIsDesktop } from './use-is-desktop.ts'

const Bar = styled('header', {
  base: {
    _print: { display: 'none' },
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.surface',
    // Its colour goes to the edges of a phone with a notch.
    marginLeft: 'calc(-1 * env(safe-area-inset-left))',
    marginRight: 'calc(-1 * env(safe-area-inset-right))',
    paddingTop: 'env(safe-area-inset-top)',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})

/** The head of every signed-in screen (docs/product.md#header). */
export function Header() {
  const stats = useUserStats()
  const deadlines = { duePayments: useNextDeadline() }
  const items = useMenuRemotes().flatMap(name => mainMenuItem(name, remoteNamed(name), stats, deadlines) ?? [])
  const Shape = useIsDesktop() ? DesktopHeader : MobileHeader
  return (
    <Bar>
      <Shape items={items} unread={stats.notificationUnread} />
      <SearchOverlay />
    </Bar>
  )
}
