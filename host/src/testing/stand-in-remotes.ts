import { remoteNames } from '../environment/remote-names.ts'

/**
 * Leaves stand-ins where the federation runtime finds what a remote's entry leaves, so that it loads no script.
 * @param load gives the module that a remote exposes.
 */
export function standInForRemotes(load: (name: string) => Promise<unknown>): void {
  for (const name of remoteNames) {
    const get = async () => {
      const module = await load(name)
      return () => module
    }
    Object.assign(globalThis, { [name]: { init: () => {}, get } })
  }
}
