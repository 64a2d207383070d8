import { loginUserAtom } from '@invoice-card/session'
import { Container, Icon, Menu, Skeleton, styled } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { prefetch } from '../remotes/warm-up.ts'
import { paths } from '../navigation/paths.ts'
import { helpItems, useAccountItems } from './account-items.ts'
import { Logo } from '../outline/logo.tsx'
import type { MainMenuItem } from './entries/main-menu-items.ts'
import { MainMenu } from './main-menu.tsx'
import { layoutMessages as messages } from './messages.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { SearchTrigger } from './search/search-trigger.tsx'

const Line = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: { lg: '1', xl: '5' }, minHeight: '16' },
})
const Tools = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', flexShrink: 0 },
})
// Room is scarce between 1024 and 1280 px.
const Wide = styled('span', { base: { display: { base: 'none', xl: 'contents' } } })
const Company = styled('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: { lg: '9.5rem', xl: '11rem' } },
})

/** Logo, main menu, help, account and bell in one line. */
export function DesktopHeader({ items, unread }: { items: readonly MainMenuItem[]; unread: number }) {
  const company = useAtomValue(loginUserAtom)?.companyName
  const accountItems = useAccountItems()
  return (
    <Container maxWidth="84rem">
      <Line>
        <Logo to={paths.topPage.getHref()} isCompact />
        <MainMenu items={items} />
        <Tools>
          <SearchTrigger />
          <Menu
            trigger={
              <>
                <Wide>
                  <Icon name="help" />
                </Wide>
                {messages.help}
                <Icon name="arrow_drop_down" size="1em" />
              </>
            }
            items={helpItems()}
          />
          <Menu
            label={messages.accountMenu(company ?? messages.account)}
            items={accountItems}
            onNear={() => void prefetch(paths.account.getHref())}
            trigger={
              <>
                <Icon name="account_circle" />
                {company === undefined ? (
                  <Skeleton style={{ width: '10em' }} />
                ) : (
                  <Company title={company}>{company}</Company>
                )}
                <Icon name="arrow_drop_down" size="1em" />
              </>
            }
          />
          <NotificationsLink unread={unread} />
        </Tools>
      </Line>
    </Container>
  )
}
