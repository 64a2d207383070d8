import { registrationMessages as messages } from './messages.ts'

/** Length of a password in characters (code points) after NFKC, in which it is hashed. */
const passwordLength = { min: 12, max: 128 } as const

/**
 * The error of a new password, in words for the user, as far as the browser knows; the server checks common passwords,
 * too. Length alone, no composition rules (NIST SP 800-63B, 3.1.1.2); not the address, which everybody who attacks the
 * account knows.
 */
export function passwordError(password: string, emailAddress: string): string | null {
  const written = password.normalize('NFKC')
  const length = [...written].length
  if (length === 0) return messages.missing('パスワード')
  if (length < passwordLength.min) return messages.passwordTooShort(passwordLength.min)
  if (length > passwordLength.max) return messages.passwordTooLong(passwordLength.max)
  return isMadeOfAddress(written.toLowerCase(), emailAddress.toLowerCase()) ? messages.passwordIsAddress : null
}

const isMadeOfAddress = (password: string, emailAddress: string): boolean =>
  emailAddress !== '' && password.includes(emailAddress)
