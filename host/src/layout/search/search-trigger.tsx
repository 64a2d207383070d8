import { Icon, styled, Tooltip } from '@invoice-card/ui'
import { useAtom } from 'jotai'
import { isSearchOpenAtom, loadBar, triggerId, triggerLabel } from './open-search.ts'

const Trigger = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'target',
    height: 'target',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'lg',
    _hover: { bg: 'gray.100', color: 'fg' },
    _focusVisible: { borderRadius: 'md' },
  },
})

/** Opens the search over the header. */
export function SearchTrigger() {
  const [isOpen, setIsOpen] = useAtom(isSearchOpenAtom)
  return (
    <Tooltip content={triggerLabel} isName>
      <Trigger
        id={triggerId}
        type="button"
        aria-label={triggerLabel}
        aria-expanded={isOpen}
        aria-keyshortcuts="/"
        onPointerEnter={() => void loadBar()}
        onFocus={() => void loadBar()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
      </Trigger>
    </Tooltip>
  )
}
