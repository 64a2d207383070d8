import { DotBadge } from '../data/dot-badge.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { PlainLink } from '../link/app-link.tsx'
import { Appear } from '../motion/presence.tsx'
import { styled } from '../system/styled.ts'

interface MenuItemBase {
  readonly label: string
  readonly icon?: IconName
  /** Draws a line above: a new group starts here. */
  readonly startsGroup?: boolean
  /** What waits there, as the words of a dot. */
  readonly attention?: string | null
  /** The user is there. */
  readonly isCurrent?: boolean
}

/** A line of a `Menu`: a link or an action. */
export type MenuItem = MenuItemBase & ({ readonly to: string } | { readonly onSelect: () => void })

/** The button that opens a menu. */
export const MenuTrigger = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    paddingInline: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'start',
    _hover: { bg: 'gray.100' },
    '&[aria-expanded=true]': { bg: 'gray.100' },
    _focusVisible: { borderRadius: 'md' },
  },
})

/** The panel that holds the items. */
export const MenuPanel = styled(Appear, {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    zIndex: 'menu',
    minWidth: '14rem',
    width: 'max-content',
    maxWidth: 'calc(100vw - 2rem)',
    padding: '1.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'raised',
  },
  variants: { align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
})

const styles = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '10',
    _touch: { minHeight: 'target' },
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'md',
    lineHeight: 'snug',
    textAlign: 'start',
    _hover: { bg: 'gray.50' },
    _focus: { bg: 'accent.50', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'md' },
    '&[aria-current]': { color: 'fg.accent', fontWeight: 'bold' },
    '& > svg': { color: 'fg.muted' },
  },
} as const
const LinkItem = styled(PlainLink, styles)
const ButtonItem = styled('button', styles)
const Line = styled('hr', { base: { borderColor: 'line', marginBlock: '1.5' } })

/** One item; choosing it closes the menu. */
export function MenuItemRow({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <DotBadge isShown={Boolean(item.attention)} label={item.attention ?? ''}>
        {item.label}
      </DotBadge>
    </>
  )
  return (
    <>
      {item.startsGroup && <Line />}
      {'to' in item ? (
        <LinkItem
          role="menuitem"
          tabIndex={-1}
          aria-current={item.isCurrent ? 'true' : undefined}
          to={item.to}
          onClick={onChoose}
        >
          {content}
        </LinkItem>
      ) : (
        <ButtonItem
          role="menuitem"
          tabIndex={-1}
          type="button"
          onClick={() => {
            onChoose()
            item.onSelect()
          }}
        >
          {content}
        </ButtonItem>
      )}
    </>
  )
}
