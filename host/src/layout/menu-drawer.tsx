import { loginUserAtom } from '@invoice-card/session'
import { Drawer, styled } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { paths } from '../navigation/paths.ts'
import { useAccountItems } from './account-items.ts'
import { DrawerList } from './drawer-list.tsx'
import type { MainMenuItem } from './entries/main-menu-items.ts'
import { layoutMessages as messages } from './messages.ts'

const Company = styled('p', {
  base: {
    paddingInline: '3',
    paddingTop: '5',
    paddingBottom: '2',
    marginTop: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    color: 'fg.muted',
    fontWeight: 'bold',
  },
})

interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
  items: readonly MainMenuItem[]
}

/** Everything of the desktop header, under one another. */
export function MenuDrawer({ isOpen, onClose, items }: MenuDrawerProps) {
  const company = useAtomValue(loginUserAtom)?.companyName
  const accountItems = useAccountItems()
  const main = [{ label: messages.top, icon: 'home' as const, to: paths.topPage.getHref() }, ...items]
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.menu} side="left">
      <nav aria-label={messages.mainMenu}>
        <DrawerList items={main} onChoose={onClose} />
      </nav>
      <Company>{company ?? messages.account}</Company>
      <nav aria-label={messages.account}>
        <DrawerList items={accountItems} onChoose={onClose} />
      </nav>
    </Drawer>
  )
}
