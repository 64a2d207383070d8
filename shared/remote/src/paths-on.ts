import { createContext, use } from 'react'

/** Whether the screen at a path, e.g. `/suppliers/5`, is switched on for this company. */
export type IsPathOn = (path: string) => boolean

/** The host's answer; all are on outside the host, as in a remote's tests. */
export const PathsOnContext = createContext<IsPathOn>(() => true)

/** For a link into another remote, which leads nowhere while that one is off; a change renders again. */
export const useIsPathOn = (): IsPathOn => use(PathsOnContext)
