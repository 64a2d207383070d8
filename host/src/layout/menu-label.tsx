import { DotBadge, styled, VisuallyHidden } from '@invoice-card/ui'
import type { MainMenuItem } from './entries/main-menu-items.ts'
import { MenuDeadline } from './menu-deadline.tsx'
import { layoutMessages as messages } from './messages.ts'

const Lines = styled('span', {
  base: { display: 'inline-flex', flexDirection: 'column', alignItems: 'start', lineHeight: 'tight' },
})

interface MenuLabelProps extends Pick<MainMenuItem, 'label'> {
  readonly attention?: string | null | undefined
  readonly deadline?: string | null | undefined
}

/** The words of a menu entry with its dot, and below them the nearest deadline behind it. */
export function MenuLabel({ label, attention, deadline }: MenuLabelProps) {
  const words = (
    <DotBadge isShown={Boolean(attention)} label={attention ?? ''}>
      {label}
    </DotBadge>
  )
  if (!deadline) return words
  return (
    <Lines>
      {words}
      <span>
        <VisuallyHidden>{messages.nextDeadline}</VisuallyHidden>
        <MenuDeadline until={deadline} />
      </span>
    </Lines>
  )
}
