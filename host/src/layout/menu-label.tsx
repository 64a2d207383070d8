import { DotBadge, styled, VisuallyHidden } from '@invoice-card/ui'
import type { MainMenuItem } from './main-menu-items.ts'
import { MenuDeadline } from './menu-deadline.tsx'
import { layoutMessages as messages } from './messages.ts'

const Lines = styled('span', {
  base: { display: 'inline-flex', flexDirection: 'column', alignItems: 'start', lineHeight: 'tight' },
})
// Room is scarce between 1024 and 1280 px: there it wraps within the width of the label.
const Below = styled('span', {
  base: { '&[data-tight]': { width: { lg: '0', xl: 'auto' }, minWidth: { lg: 'full', xl: 'auto' } } },
})

interface MenuLabelProps extends Pick<MainMenuItem, 'label'> {
  readonly attention?: string | null | undefined
  readonly deadline?: string | null | undefined
  /** In the line of the desktop header. */
  readonly isTight?: boolean
}

/** The words of a menu entry with its dot, and below them the nearest deadline behind it. */
export function MenuLabel({ label, attention, deadline, isTight = false }: MenuLabelProps) {
  const words = (
    <DotBadge isShown={Boolean(attention)} label={attention ?? ''}>
      {label}
    </DotBadge>
  )
  if (!deadline) return words
  return (
    <Lines>
      {words}
      <Below data-tight={isTight || undefined}>
        <VisuallyHidden>{messages.nextDeadline}</VisuallyHidden>
        <MenuDeadline until={deadline} />
      </Below>
    </Lines>
  )
}
