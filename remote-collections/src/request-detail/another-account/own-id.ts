import { loginUserAtom, store } from '@invoice-card/session'

/** The company that is signed in; 0, which nothing has, where nobody is. */
export const ownId = (): number => store.get(loginUserAtom)?.buyerId ?? 0
