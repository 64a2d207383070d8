import { styled } from '@invoice-card/ui'
import { useUserStats } from '../stats/use-user-stats.ts'
import { useFeature } from '../remotes/availability.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { mainMenuItems } from './main-menu-items.ts'
import { MobileHeader } from './mobile-header.tsx'
import { useIsDesktop } from './use-is-desktop.ts'

const Bar = styled('header', { base: { position: 'sticky', top: '0', zIndex: 'header', bg: 'bg.surface', borderBottomWidth: '1px', borderColor: 'line' } })

/** The head of every signed-in screen (SPEC §2 Header). */
export function Header() {
  const stats = useUserStats()
  const items = mainMenuItems(stats, useFeature('collections') === true)
  const Shape = useIsDesktop() ? DesktopHeader : MobileHeader
  return <Bar><Shape items={items} unread={stats.notificationUnread} /></Bar>
}
