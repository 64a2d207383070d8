import type { FieldError } from '@invoice-card/contracts'
import { productName } from '../../platform/mail/public.ts'
import { passwordError } from '@invoice-card/domain/registration'
import { passwordTooCommon } from './messages.ts'

/**
 * zxcvbn's scores up to here mean fewer than a million guesses (Wheeler, USENIX Security 2016): common words, names and
 * keyboard rows.
 */
const guessableScore = 1
const ownWords = [productName, 'seikyusho', 'invoice', 'card', 'kaado', 'barai']

// Judging takes the process for itself. Without bounds a hostile password of 128 characters did so for 1.3 s, with them
// for some 8 ms: the beginning alone is judged, and fewer readings of @ as a, 3 as e and the like are tried.
const bounds = { maxLength: 40, l33tMaxSubstitutions: 10 }

type Checker = Awaited<ReturnType<typeof load>>
let checker: Promise<Checker> | undefined

// Two megabytes of common passwords are read when the first password is chosen, not when the process starts.
async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...bounds })
}

/** The error of `field` for a new password of this address; null where there is none. */
export async function newPasswordError(
  field: string,
  password: string,
  emailAddress: string,
): Promise<FieldError | null> {
  const error = passwordError(password, emailAddress)
  if (error !== null) return { field, message: error }
  checker ??= load()
  const { score } = (await checker).check(password.normalize('NFKC'), [...wordsOf(emailAddress), ...ownWords])
  return score <= guessableScore ? { field, message: passwordTooCommon } : null
}

const maxWords = 20

const wordsOf = (emailAddress: string): string[] =>
  [emailAddress, ...emailAddress.split('@'), ...emailAddress.split(/[@.]/), ...emailAddress.split(/[@.+_-]/)].slice(
    0,
    maxWords,
  )
