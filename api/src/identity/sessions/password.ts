import type { Algorithm, Options } from '@node-rs/argon2'

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. 2 is Argon2id; the enum itself has no value at run
// time.
const options: Options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// The native module is loaded when the first password comes by, not when the process starts.
const argon2 = () => import('@node-rs/argon2')

export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password.normalize('NFKC'), options)

let decoy: Promise<string> | undefined

/** Checks a password; where there is no account it takes the same time and says no. */
export async function isPasswordOf(
  user: { readonly password_hash: string } | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const { verify } = await argon2()
  const isSame = await verify(user?.password_hash ?? (await decoy), password.normalize('NFKC'))
  return isSame && user !== undefined
}
