import type { PageRemote, RemoteName } from '@invoice-card/environment'
import type { UserStats } from '@invoice-card/session'
import { isIconName, type IconName } from '@invoice-card/ui'
import { countOf, menuTarget } from './menu-targets.ts'

export interface MainMenuItem {
  readonly label: string
  readonly icon?: IconName
  readonly to: string
  /** The remote that the target belongs to: fetched ahead when the pointer or the focus comes near. */
  readonly remote: RemoteName
  /** What waits for the user there, in the words of its dot; null where nothing does. */
  readonly attention: string | null
  /** When the nearest of it ends, where that is soon: `YYYY-MM-DD` or an instant. */
  readonly deadline: string | null
}

/** When the nearest of what waits for the user ends, by the name that a remote declares; null where none is near. */
type Deadlines = Readonly<Record<NonNullable<NonNullable<PageRemote['menu']>['deadline']>, string | null>>

/**
 * A remote's entry in the main menu, as its release declares it (docs/product.md#header); undefined where it has none.
 */
export function mainMenuItem(
  name: RemoteName,
  remote: PageRemote,
  stats: UserStats,
  deadlines: Deadlines,
): MainMenuItem | undefined {
  if (!remote.menu) return undefined
  const { label, icon, dot, deadline } = remote.menu
  return {
    label,
    icon: isIconName(icon) ? icon : undefined,
    to: menuTarget(remote, stats),
    remote: name,
    attention: dot && countOf(stats, dot.stat) > 0 ? dot.label : null,
    deadline: deadline ? deadlines[deadline] : null,
  }
}
