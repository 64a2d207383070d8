import { sessionAtom } from '@invoice-card/session'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The half-typed addresses survive a reload; passwords are never stored. */
export const typedEmailAtom = sessionAtom('signIn.email', '', isText)
export const signUpEmailAtom = sessionAtom('signUp.email', '', isText)
