import { Icon, PlainLink, styled, type MenuItem } from '@invoice-card/ui'
import { prefetch } from '../remotes/warm-up.ts'
import { MenuLabel } from './menu-label.tsx'

const styles = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '12',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    textAlign: 'start',
    lineHeight: 'snug',
    fontWeight: 'medium',
    _hover: { bg: 'gray.50' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > svg': { color: 'fg.muted' },
  },
} as const
const LinkRow = styled(PlainLink, styles)
const ButtonRow = styled('button', styles)

type DrawerItem = MenuItem & { readonly attention?: string | null; readonly deadline?: string | null }

/** Links and actions in a drawer; choosing one closes it. */
export function DrawerList({ items, onChoose }: { items: readonly DrawerItem[]; onChoose: () => void }) {
  return (
    <ul>
      {items.map(item => {
        const content = (
          <>
            {item.icon && <Icon name={item.icon} size="1.35em" />}
            <MenuLabel label={item.label} attention={item.attention} deadline={item.deadline} />
          </>
        )
        return (
          <li key={item.label}>
            {'to' in item ? (
              <LinkRow
                to={item.to}
                onPointerEnter={() => prefetch(item.to)}
                onFocus={() => prefetch(item.to)}
                onClick={onChoose}
              >
                {content}
              </LinkRow>
            ) : (
              <ButtonRow
                type="button"
                onClick={() => {
                  onChoose()
                  item.onSelect()
                }}
              >
                {content}
              </ButtonRow>
            )}
          </li>
        )
      })}
    </ul>
  )
}
