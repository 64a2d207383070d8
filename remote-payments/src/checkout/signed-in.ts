import { loginUserAtom, store } from '@invoice-card/session'

/** Who is signed in: what one user began must not be told to, or kept for, whoever is next in this tab. */
export const signedIn = (): string | null => store.get(loginUserAtom)?.emailAddress ?? null
