import type { Arguments } from './arguments.ts'
import type { BackofficeClient } from './session/client.ts'

/** What a command says: as JSON, and as text for people. */
export interface Output {
  readonly json: unknown
  readonly text: string
}

/** A command as a client of the calls: permissions are checked behind them. */
export type Command = (client: BackofficeClient, args: Arguments) => Promise<Output>
