import { serverNow } from '@invoice-card/session'
import { DaysLeft, styled, VisuallyHidden } from '@invoice-card/ui'
import { layoutMessages as messages } from './messages.ts'

const Mark = styled('span', { base: { marginInlineStart: '2' } })

/** How much time the nearest deadline behind a menu entry leaves. */
export const MenuDeadline = ({ until }: { until: string }) => (
  <Mark>
    <VisuallyHidden>{messages.nextDeadline}</VisuallyHidden>
    <DaysLeft until={until} now={serverNow()} />
  </Mark>
)
