import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Presence } from '../motion/presence.tsx'
import { MenuItemRow, MenuPanel, MenuTrigger, type MenuItem } from './menu-parts.tsx'
import { useMenuKeys } from './use-menu-keys.ts'
import { useOutsideClick } from './use-outside-click.ts'
import { styled } from '../system/styled.ts'

const Frame = styled('div', { base: { position: 'relative', display: 'inline-flex' } })

interface MenuProps {
  /** What the trigger shows; its text names the menu. */
  trigger: ReactNode
  /** Names the trigger where it shows no text. */
  label?: string
  items: readonly MenuItem[]
  /** The trigger's edge the panel keeps to; `end` unless said. */
  align?: 'start' | 'end'
  /** The pointer or the focus comes near: what the items lead to can be fetched ahead. */
  onNear?: () => void
}

/**
 * A button that opens a list of links and actions: arrows, Home, End, first letters (cleared after a second), Escape.
 */
export function Menu({ trigger, label, items, align = 'end', onNear }: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = ({ givesFocusBack = true } = {}) => {
    setIsOpen(false)
    if (givesFocusBack) button.current?.focus()
  }
  useOutsideClick(frame, isOpen, () => close({ givesFocusBack: false }))
  const handleMenuKey = useMenuKeys(frame, close)

  useEffect(() => {
    if (isOpen) frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <Frame ref={frame} onPointerEnter={onNear}>
      <MenuTrigger
        ref={button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onFocus={onNear}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={openByKey}
      >
        {trigger}
      </MenuTrigger>
      <Presence>
        {isOpen && (
          <MenuPanel
            key="menu"
            from="translateY(8px)"
            role="menu"
            aria-labelledby={id}
            align={align}
            onKeyDown={handleMenuKey}
          >
            {items.map(item => (
              <MenuItemRow key={item.label} item={item} onChoose={() => close()} />
            ))}
          </MenuPanel>
        )}
      </Presence>
    </Frame>
  )
}
