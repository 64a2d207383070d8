import { idle } from '@invoice-card/remote/base'

/**
 * Fetches what loads remotes. It is a script of its own with the federation runtime, which starts once it is there:
 * sign-in does not wait for it.
 */
export const remoteLoader = () => import(/* webpackChunkName: "remote-loader" */ './routes-of-remote.tsx')

/**
 * The same when all that the document needed first is there and the browser has nothing else to do. Never rejects: a
 * screen that needs a remote asks again.
 */
export const warmUpRemoteLoader = (): Promise<unknown> =>
  documentLoaded()
    .then(idle)
    .then(remoteLoader)
    .catch(() => undefined)

const documentLoaded = () =>
  new Promise<void>(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
