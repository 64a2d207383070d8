import { storageKeys } from '@invoice-card/environment'

/** The three tokens of a session, as the API names them. */
export interface SessionTokens {
  readonly access_token: string
  readonly id_token: string
  readonly refresh_token: string
}

const key = storageKeys.tokens

/**
 * The tokens of this browser's session, or null when nobody is signed in. Read from local storage each time, so all
 * tabs agree.
 */
export function readTokens(): SessionTokens | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  try {
    const value = JSON.parse(text) as Partial<SessionTokens>
    return value.access_token && value.id_token && value.refresh_token ? (value as SessionTokens) : null
  } catch {
    return null
  }
}

export function writeTokens(tokens: SessionTokens): void {
  localStorage.setItem(key, JSON.stringify(tokens))
}

export function clearTokens(): void {
  localStorage.removeItem(key)
}

/** Calls back when another tab signs out. Returns the function that stops listening. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // key === null: the whole storage was cleared.
    if ((event.key === key || event.key === null) && readTokens() === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
