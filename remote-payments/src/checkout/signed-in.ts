import { loginUserAtom, store } from '@invoice-card/session'

/** Who is signed in: what one user began must not be shown to, or saved for, the next user of this tab. */
export const signedIn = (): string | null => store.get(loginUserAtom)?.emailAddress ?? null
