import { codeChallengeAtom } from '@invoice-card/form/code'
import { tabWorkAtom } from '@invoice-card/session'

/** The code that was sent to the new address; ends with the session. */
export const emailChallengeAtom = codeChallengeAtom('emailChallenge', tabWorkAtom)

/** The half-typed address survives a reload and ends with the session; the password is never stored. */
export const newEmailAtom = tabWorkAtom('newEmail', { address: '' })

/** The address that the code was sent to, as it was typed in this tab; another may be half-typed meanwhile. */
export const codeAddressAtom = tabWorkAtom('emailCodeAddress', { address: '' })
