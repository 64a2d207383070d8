import { sessionAtom } from '@invoice-card/session'

/** The half-typed address survives a reload; the password is never stored. */
export const signUpEmailAtom = sessionAtom('signUp.email', '', (value): value is string => typeof value === 'string')
