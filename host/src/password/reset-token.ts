import { sessionAtom, store } from '@invoice-card/session'

const tokenAtom = sessionAtom('password.resetToken', '', (value): value is string => typeof value === 'string')

/**
 * The token of the link in the mail. It is taken out of the address, where it would be seen and stored, and survives a
 * reload.
 */
export function takeResetToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) {
    store.set(tokenAtom, token)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return store.get(tokenAtom)
}

export const clearResetToken = (): void => store.set(tokenAtom, '')
