import { DotBadge, Icon, styled, Tooltip, VisuallyHidden } from '@invoice-card/ui'
import { layoutMessages as messages } from './messages.ts'

const Shape = styled('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'target',
    borderRadius: 'md',
    fontSize: 'lg',
    flexShrink: 0,
    _hover: { bg: 'gray.100' },
    _focusVisible: { borderRadius: 'md' },
  },
})

/** Opens the menu of the mobile header; the dot of an item in it shows here too. */
export const MenuButton = ({ attention, onClick }: { attention: string | null; onClick: () => void }) => (
  <Tooltip content={messages.openMenu} isName>
    <Shape type="button" aria-haspopup="dialog" onClick={onClick}>
      <DotBadge isShown={attention !== null} label={attention ?? ''}>
        <VisuallyHidden>{messages.openMenu}</VisuallyHidden>
        <Icon name="menu" />
      </DotBadge>
    </Shape>
  </Tooltip>
)
