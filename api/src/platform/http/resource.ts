import type { Contract, Handlers } from '@invoice-card/contracts'
import type { ClientContext, Context, PublicContext } from './context.ts'
import type { Messages } from './messages.ts'

/**
 * The handlers of a resource: signed-in calls get the session, programs' calls the program, public ones can ask for
 * neither.
 */
export type ApiHandlers<C extends Contract> = Handlers<C, Context, PublicContext, ClientContext>

export type AnyHandler = (input: Record<string, unknown>, context: PublicContext) => Promise<unknown>

/** A resource ready to be mounted: its calls, who answers them and what its refusals say. */
export interface Resource {
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly messages: Readonly<Record<string, string>>
}

/** Joins the three parts of a resource; the compiler sees to it that none lacks an entry. */
export const resource = <const C extends Contract>(
  contract: C,
  handlers: ApiHandlers<C>,
  messages: Messages<C>,
): Resource =>
  // Each handler's own input type is derived from the endpoint it is called for below.
  ({ contract, handlers: handlers as unknown as Resource['handlers'], messages })
