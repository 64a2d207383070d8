import { useEffect, useState } from 'react'
import { handlesOf } from '@invoice-card/remote'
import { Container, Drawer, IconButton, styled } from '@invoice-card/ui'
import { useLocation, useMatches } from 'react-router-dom'
import { paths } from '../routes/paths.ts'
import { helpItems } from './account-items.ts'
import { DrawerList } from './drawer-list.tsx'
import { Logo } from './logo.tsx'
import type { MainMenuItem } from './main-menu-items.ts'
import { MenuButton } from './menu-button.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { layoutMessages as messages } from './messages.ts'
import { NotificationsLink } from './notifications-link.tsx'

const Line = styled('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', minHeight: '14', marginInline: '-2' } })
const Tools = styled('div', { base: { display: 'flex', alignItems: 'center', flexShrink: 0 } })
const FlowTitle = styled('p', { base: { fontWeight: 'bold', lineHeight: 'tight', minWidth: 0 } })

/** Menu and help open as drawers; in a flow its title stands in place of the logo. */
export function MobileHeader({ items, unread }: { items: readonly MainMenuItem[], unread: number }) {
  const [open, setOpen] = useState<'menu' | 'help' | null>(null)
  const { pathname } = useLocation()
  useEffect(() => setOpen(null), [pathname])
  const flowTitle = handlesOf(useMatches()).findLast(handle => handle.flowTitle)?.flowTitle
  const close = () => setOpen(null)
  return (
    <Container>
      <Line>
        <MenuButton hasDot={items.some(item => item.hasDot)} onClick={() => setOpen('menu')} />
        {flowTitle ? <FlowTitle>{flowTitle}</FlowTitle> : <Logo to={paths.topPage.getHref()} isCompact />}
        <Tools>
          <IconButton icon="help" label={messages.openHelp} aria-haspopup="dialog" onClick={() => setOpen('help')} />
          <NotificationsLink unread={unread} />
        </Tools>
      </Line>
      <MenuDrawer isOpen={open === 'menu'} onClose={close} items={items} />
      <Drawer isOpen={open === 'help'} onClose={close} title={messages.help}>
        <DrawerList items={helpItems()} onChoose={close} />
      </Drawer>
    </Container>
  )
}
