import type { RemoteName } from '@invoice-card/environment'
import { DotBadge, Icon, Menu, styled } from '@invoice-card/ui'
import { prefetch } from '../remotes/warm-up.ts'
import type { MainMenuItem } from './entries/main-menu-items.ts'
import { layoutMessages as messages } from './messages.ts'

const Words = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' },
  variants: { isCurrent: { true: { color: 'fg.accent', fontWeight: 'bold' } } },
})

/** The entries of the main menu for which there is no room. */
export function MoreMenu({ items, current }: { items: readonly MainMenuItem[]; current: RemoteName | undefined }) {
  const attention = items.flatMap(item => item.attention ?? []).join('、')
  return (
    <Menu
      align="start"
      items={items.map(item => ({ ...item, isCurrent: item.remote === current }))}
      onNear={() => items.forEach(({ to }) => prefetch(to))}
      trigger={
        <Words isCurrent={items.some(({ remote }) => remote === current)}>
          <DotBadge isShown={attention !== ''} label={attention}>
            {messages.more}
          </DotBadge>
          <Icon name="arrow_drop_down" size="1em" />
        </Words>
      }
    />
  )
}
