import { setTimeout as delay } from 'node:timers/promises'
import { totpCode } from '../../totp/public.ts'
import { demoExaminers } from '../../demo-examiners/public.ts'
import type { BackofficeClient } from './client.ts'
import type { BackofficeTarget } from './environment.ts'
import type { Prompt } from './prompt.ts'
import { findSession, saveSession, type StoredSession } from './session-files.ts'
import { BackofficeRefusal } from './usage.ts'

const isRefusal = (error: unknown, code: string): boolean => error instanceof BackofficeRefusal && error.code === code

/** Signs in with what a person types or a script gives; the first time it sets password and second factor. */
export async function signIn(
  client: BackofficeClient,
  { given }: BackofficeTarget,
  login: string,
  prompt: Prompt,
): Promise<Omit<StoredSession, 'origin'>> {
  const password = given.password ?? (await prompt.secret(`Password of ${login}`))
  const code = given.code ?? (await prompt.secret('Code of the second factor (nothing at the first sign-in)'))
  const signedIn = await client.examiners
    .signIn({ body: { login, password, ...(code !== '' && { code }) } })
    .catch((error: unknown) => {
      if (!isRefusal(error, 'enrolment_required')) throw error
    })
  if (!signedIn) return enrol(client, { login, password, newPassword: given.newPassword }, prompt)
  return { login, token: signedIn.token, expires_at: signedIn.expires_at }
}

interface Initial {
  readonly login: string
  readonly password: string
  readonly newPassword: string | undefined
}

async function enrol(client: BackofficeClient, { login, password, newPassword }: Initial, prompt: Prompt) {
  const { enrolment_token, totp_secret, totp_uri } = await client.examiners.beginEnrolment({
    body: { login, password },
  })
  prompt.say('This is the initial password. Set up a second factor in an authenticator, and a password of your own.')
  prompt.say(`secret ${totp_secret}`)
  prompt.say(`uri ${totp_uri}`)
  const new_password = newPassword ?? (await chooseNewPassword(prompt))
  const code = await prompt.secret('Code of the new second factor')
  const { token, expires_at } = await client.examiners.finishEnrolment({
    body: { enrolment_token, new_password, code },
  })
  return { login, token, expires_at }
}

/** Typed twice: nobody sees what was typed. */
export async function chooseNewPassword(prompt: Prompt): Promise<string> {
  const chosen = await prompt.secret('New password')
  if ((await prompt.secret('New password again')) !== chosen)
    throw new BackofficeRefusal('password_differs', 'The two passwords differ. Begin again.')
  return chosen
}

const periodMs = 30_000
const triesMs = 500

/**
 * A demo examiner of a local instance. Each code counts once, so of two commands at a time one takes the next code, or
 * the session that the other one has just saved.
 */
export async function signInDemo(
  client: BackofficeClient,
  target: BackofficeTarget,
  login: string,
): Promise<StoredSession | undefined> {
  const demo = demoExaminers[login]
  if (!demo) return undefined
  const deadline = Date.now() + 2 * periodMs
  for (;;) {
    for (const periods of [0, 1]) {
      const saved = findSession(target, login)
      if (saved) return saved
      const code = totpCode(demo.totp_secret, new Date(Date.now() + periods * periodMs))
      const session = await client.examiners
        .signIn({ body: { login, password: demo.password, code } })
        .catch((error: unknown) => {
          if (!isRefusal(error, 'credentials_incorrect') || Date.now() > deadline) throw error
        })
      if (session) saveSession(target, { login, token: session.token, expires_at: session.expires_at })
    }
    await delay(triesMs)
  }
}
