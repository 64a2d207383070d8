import type { Services } from '../../platform/services/public.ts'
import type { Arguments } from './arguments.ts'

/** What a command says: as JSON, and as text for people. */
export interface Output {
  readonly json: unknown
  readonly text: string
}
export type Command = (services: Services, args: Arguments) => Promise<Output>
