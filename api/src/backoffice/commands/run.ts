import { demoExaminers } from '../demo-examiners/public.ts'
import type { Arguments } from './arguments.ts'
import { type Ask, type BackofficeClient, createBackofficeClient } from './session/client.ts'
import type { Output } from './command.ts'
import { commands } from './commands.ts'
import type { BackofficeTarget } from './session/environment.ts'
import { openPrompt } from './session/prompt.ts'
import { deleteSession, findSession, listSessions, saveSession } from './session/session-files.ts'
import { chooseNewPassword, signIn, signInDemo } from './session/sign-in.ts'
import { BackofficeRefusal, UsageError } from './session/usage.ts'

const askAt =
  ({ origin }: BackofficeTarget): Ask =>
  (path, init) =>
    fetch(new URL(path, origin), { ...init, redirect: 'error' })

/** Runs one command as the account that it names, or the only one that is signed in. */
export async function runCommand(target: BackofficeTarget, args: Arguments): Promise<Output> {
  const name = args.command ?? ''
  if (name === 'sign-in') return signInBy(target, args)
  const command = commands[name] ?? ownCommands[name]
  if (!command) throw new UsageError(`There is no command "${name}".`)
  const login = chooseAccount(target, args)
  const run = async () => command(await clientOf(target, login), args, { target, login })
  return run().catch((error: unknown) => {
    if (!(error instanceof BackofficeRefusal) || error.code !== 'sign_in_required') throw error
    // Ended from elsewhere: nothing was done yet.
    deleteSession(target, login)
    if (!isDemo(target, login)) throw error
    return run()
  })
}

const isDemo = ({ isLocal }: BackofficeTarget, login: string): boolean => isLocal && Object.hasOwn(demoExaminers, login)

/** Commands that need a second person in the environment local. */
const bySecondDemo = new Set(['complete', 'resend-transfer', 'refund-transfer', 'lose-chargeback', 'win-chargeback'])

function chooseAccount(target: BackofficeTarget, { as, command = '' }: Arguments): string {
  if (as !== undefined) return as
  const signedIn = listSessions(target).filter(({ login }) => !isDemo(target, login))
  const [only, ...more] = signedIn
  if (more.length > 0)
    throw new UsageError(`Say which account: --as ${signedIn.map(({ login }) => login).join(' or --as ')}.`)
  if (only) return only.login
  if (target.isLocal) return bySecondDemo.has(command) ? 'suzuki' : 'sato'
  throw new BackofficeRefusal('sign_in_required', 'Nobody is signed in: pnpm backoffice sign-in --as NAME')
}

async function clientOf(target: BackofficeTarget, login: string): Promise<BackofficeClient> {
  const ask = askAt(target)
  const session =
    findSession(target, login) ??
    (target.isLocal ? await signInDemo(createBackofficeClient(ask, null), target, login) : undefined)
  if (!session)
    throw new BackofficeRefusal(
      'sign_in_required',
      `${login} is not signed in, or no longer: pnpm backoffice sign-in --as ${login}`,
    )
  return createBackofficeClient(ask, session.token)
}

async function signInBy(target: BackofficeTarget, { as: login }: Arguments): Promise<Output> {
  if (login === undefined) throw new UsageError('Say who you are: --as <name>.')
  const prompt = openPrompt()
  try {
    const session = await signIn(createBackofficeClient(askAt(target), null), target, login, prompt)
    saveSession(target, session)
    const { expires_at } = session
    return { json: { login, expires_at }, text: `${login} is signed in until ${expires_at}.` }
  } finally {
    prompt.close()
  }
}

interface Own {
  readonly target: BackofficeTarget
  readonly login: string
}

/** Commands about the session itself. */
const ownCommands: Readonly<Record<string, (client: BackofficeClient, args: Arguments, own: Own) => Promise<Output>>> =
  {
    'sign-out': async ({ examiners }, _, { target, login }) => {
      await examiners.signOut()
      deleteSession(target, login)
      return { json: { login }, text: `${login} is signed out.` }
    },

    'change-password': async ({ examiners }, _, { target: { given }, login }) => {
      const prompt = openPrompt()
      try {
        const password = given.password ?? (await prompt.secret('Current password'))
        const new_password = given.newPassword ?? (await chooseNewPassword(prompt))
        const code = given.code ?? (await prompt.secret('Code of the second factor'))
        await examiners.changeOwnPassword({ body: { password, new_password, code } })
        return { json: { login }, text: 'The password is changed.' }
      } finally {
        prompt.close()
      }
    },
  }
