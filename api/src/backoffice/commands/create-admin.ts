import type { Services } from '../../platform/services/public.ts'
import type { Arguments } from './arguments.ts'
import type { Output } from './command.ts'
import { firstSignIn } from './examiner-commands.ts'
import { BackofficeRefusal, UsageError } from './session/usage.ts'
import { Login } from '@invoice-card/contracts/backoffice'
import * as v from 'valibot'

/** The one command that works on the database: there is nobody yet who could call. */
export async function createAdmin(services: Services, { id, name }: Arguments): Promise<Output> {
  if (!name) throw new UsageError('Say who it is: --name <the name that others read>.')
  const login = v.safeParse(Login, id)
  if (!login.success) throw new UsageError('Give the name of the account: letters a to z, digits, dots, - and _.')
  // With all that works on a database, which no other command needs.
  const { createFirstAdmin } = await import('../examiners/public.ts')
  const made = await createFirstAdmin(services, { login: login.output, display_name: name })
  if (made === null)
    throw new BackofficeRefusal(
      'examiner_exists',
      'There are two admins already: they make accounts with add-examiner, and vouch for each other’s.',
    )
  const { row, initial_password, initial_until } = made
  return {
    json: { login: row.login, initial_password, initial_until },
    text: firstSignIn(row.login, initial_password, initial_until),
  }
}
