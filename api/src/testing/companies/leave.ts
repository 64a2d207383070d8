import { closureConfirmation } from '@invoice-card/contracts'
import type { Client, TestApp } from '../app/app.ts'
import { lastCodeTo } from '../mails/mails.ts'

export interface Leaving {
  readonly client: Client
  readonly emailAddress: string
  readonly password: string
}

/** What closing an account takes, but for the code. */
export const closingOf = ({ password }: Leaving) => ({ password, confirmation: closureConfirmation })

/** The code that closing takes, from the mail. */
export async function closingCodeOf(api: TestApp, { client, password, emailAddress }: Leaving) {
  const { challenge_id } = await client.closures.sendClosureCode({ body: { password } })
  return { challenge_id, auth_code: await lastCodeTo(api, emailAddress) }
}

/** Closes the account of a user's company, as the screen does. */
export const leave = async (api: TestApp, user: Leaving) =>
  user.client.closures.closeAccount({ body: { ...closingOf(user), ...(await closingCodeOf(api, user)) } })
