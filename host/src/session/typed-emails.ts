import { entryAtom } from '@invoice-card/session'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The half-typed addresses survive a reload, and go once somebody has signed in; passwords are never stored. */
export const typedEmailAtom = entryAtom('signIn.email', '', isText)
export const signUpEmailAtom = entryAtom('signUp.email', '', isText)
