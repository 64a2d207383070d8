import type { Checkpoint } from '../../../src/payments/checkpoints.ts'
import type { TestCard } from '../../../src/testing/gateway.ts'
import type { GatewayCommandName } from '../answers.ts'
import type { Play } from '../play.ts'

/** Something that moves money, cut so that it can be stopped anywhere and played again. */
export interface Flow {
  /** Whose answer is tampered with. */
  readonly command: GatewayCommandName
  /** Where its process may die. */
  readonly points: readonly Checkpoint[]
  readonly card?: TestCard
  /** What has happened before, undisturbed. */
  readonly prepare?: (play: Play) => Promise<void>
  /** What a mortal process does; played again when its caller comes back. */
  readonly act: (play: Play) => Promise<void>
  /** What somebody else does right after the death. */
  readonly meanwhile?: (play: Play) => Promise<void>
  /** What happens in the end. */
  readonly close?: (play: Play) => Promise<void>
}
