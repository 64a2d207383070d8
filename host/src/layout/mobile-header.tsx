import { useEffect } from 'react'
import { handlesOf } from '@invoice-card/remote'
import { Container, Drawer, IconButton, PlainLink, styled } from '@invoice-card/ui'
import { useAtom, useSetAtom } from 'jotai'
import { useLocation, useMatches } from 'react-router-dom'
import { remoteNamed, remoteOf } from '../environment/remote-names.ts'
import { paths } from '../navigation/paths.ts'
import { helpItems } from './account-items.ts'
import { DrawerList } from './drawer-list.tsx'
import { Logo } from '../outline/logo.tsx'
import type { MainMenuItem } from './entries/main-menu-items.ts'
import { MenuDeadline } from './menu-deadline.tsx'
import { MenuButton } from './menu-button.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { layoutMessages as messages } from './messages.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { SearchTrigger } from './search/search-trigger.tsx'
import { closeDrawersAtom, isOpenHelpNavDrawerAtom, isOpenNavDrawerAtom } from './open-drawers.ts'

// Four buttons that grew with the text would push each other off a phone.
const button = { boxSize: 'min({sizes.target}, 44px)', minWidth: '0' }
// Sides of the same width, where there is room, put the title into the middle of the screen.
const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    gap: '2',
    minHeight: '14',
    marginInline: '-2',
    '& > span > button': button,
  },
})
const Tools = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    // As wide as its side: a deadline that comes moves nothing.
    justifySelf: 'stretch',
    justifyContent: 'flex-end',
    '& > span > button, & > span > a': button,
  },
})
// A phone has no room beside the title: there it stands in the drawer.
const DeadlineLink = styled(PlainLink, {
  base: {
    display: { base: 'none', md: 'inline-flex' },
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: 'target',
    paddingInline: '2',
    borderRadius: 'md',
    fontSize: 'xs',
    lineHeight: 'tight',
    color: 'fg.muted',
    _hover: { bg: 'gray.100' },
  },
})
// Eight characters stand in one line at 320 px.
const FlowTitle = styled('p', {
  base: {
    fontSize: 'clamp(0.8125rem, 5.5vw - 0.28rem, 1rem)',
    fontWeight: 'bold',
    lineHeight: 'tight',
    minWidth: 0,
    textWrap: 'balance',
  },
})

/** Menu and help open as drawers; in a flow its title stands in place of the logo. */
export function MobileHeader({ items, unread }: { items: readonly MainMenuItem[]; unread: number }) {
  const [isOpenNavDrawer, setIsOpenNavDrawer] = useAtom(isOpenNavDrawerAtom)
  const [isOpenHelpNavDrawer, setIsOpenHelpNavDrawer] = useAtom(isOpenHelpNavDrawerAtom)
  const close = useSetAtom(closeDrawersAtom)
  const { pathname } = useLocation()
  // Also where the window becomes wide and this header goes: the drawer must not stand open when it comes back.
  useEffect(() => close, [close, pathname])
  const remote = remoteOf(pathname)
  const flowTitle =
    handlesOf(useMatches()).findLast(handle => handle.flowTitle)?.flowTitle ?? (remote && remoteNamed(remote).flowTitle)
  const next = items.find(({ deadline }) => deadline !== null)
  return (
    <Container>
      <Line>
        <MenuButton
          attention={items.flatMap(item => item.attention ?? []).join('、') || null}
          onClick={() => setIsOpenNavDrawer(true)}
        />
        {flowTitle ? <FlowTitle>{flowTitle}</FlowTitle> : <Logo to={paths.topPage.getHref()} isCompact />}
        <Tools>
          {next?.deadline && (
            <DeadlineLink to={next.to}>
              <span>{messages.nextDeadline}</span>
              <MenuDeadline until={next.deadline} />
            </DeadlineLink>
          )}
          <SearchTrigger />
          <IconButton
            icon="help"
            label={messages.openHelp}
            aria-haspopup="dialog"
            onClick={() => setIsOpenHelpNavDrawer(true)}
          />
          <NotificationsLink unread={unread} />
        </Tools>
      </Line>
      <MenuDrawer isOpen={isOpenNavDrawer} onClose={close} items={items} />
      <Drawer isOpen={isOpenHelpNavDrawer} onClose={close} title={messages.help}>
        <DrawerList items={helpItems()} onChoose={close} />
      </Drawer>
    </Container>
  )
}
