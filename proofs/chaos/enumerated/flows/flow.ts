import type { Checkpoint } from '../../../../api/src/platform/services/checkpoints.ts'
import type { GatewayCommand } from '../answers.ts'
import type { Application, Buyer, Play } from '../play.ts'

/** Something that moves money, cut so that it can be stopped anywhere and played again. */
export interface Flow {
  /** Whose answer is tampered with. */
  readonly command: GatewayCommand
  /** Where its process may die. */
  readonly points: readonly Checkpoint[]
  /** What is applied for; an invoice with an card that asks nothing unless given. */
  readonly apply?: (buyer: Buyer) => Promise<Application>
  /** What has happened before, undisturbed. */
  readonly prepare?: (play: Play) => Promise<void>
  /** What a mortal process does; played again when its caller comes back. */
  readonly act: (play: Play) => Promise<void>
  /** What somebody else does right after the death. */
  readonly meanwhile?: (play: Play) => Promise<void>
  /** What happens in the end. */
  readonly close?: (play: Play) => Promise<void>
}
