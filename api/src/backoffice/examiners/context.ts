import type { BackofficeContract } from '@invoice-card/contracts/backoffice'
import type { Handlers } from '@invoice-card/contracts'
import type { Examiner } from '../../platform/audit/public.ts'
import type { Messages, PublicContext, Resource } from '../../platform/http/public.ts'
import type { VouchedAccount } from './vouching.ts'

/** Who is signed in, as it is found on each call. */
export interface SignedInExaminer extends Examiner, VouchedAccount {
  readonly display_name: string
  readonly token_hash: string
  readonly expires_at: Date
}

/** What the handler of a call of the back office gets. */
interface ExaminerContext extends PublicContext {
  readonly examiner: SignedInExaminer
}

export type BackofficeHandlers<C extends BackofficeContract> = Handlers<C, ExaminerContext, PublicContext>

/** Joins contract, handlers and texts of one subject; the compiler sees to it that none lacks an entry. */
export const backofficeResource = <const C extends BackofficeContract>(
  contract: C,
  handlers: BackofficeHandlers<C>,
  messages: Messages<C>,
): Resource =>
  // Each handler's own input type is derived from the endpoint that it is called for.
  ({ contract, handlers: handlers as unknown as Resource['handlers'], messages })
