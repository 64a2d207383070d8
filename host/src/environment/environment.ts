import { environmentElementId, readBlock, type EnvironmentPage, type RemoteName } from '@invoice-card/environment'

/** @throws when the page carries no environment: it was not composed by ops. */
function readEnvironment(): EnvironmentPage {
  const element = document.getElementById(environmentElementId)
  if (!element) throw new Error(`The page has no #${environmentElementId}: serve the page that ops composes`)
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')
  return readBlock(element.textContent, policy?.content ?? '')
}

/** The environment of this document; it never changes while the document lives. */
export const environment: EnvironmentPage = readEnvironment()

/** `remote_payments@1.0.0-1a2b3c4d5e`, as operators read it. */
export const versionedName = (name: RemoteName | 'host'): string =>
  `${name}@${(name === 'host' ? environment.host : environment.remotes[name])?.version ?? 'none'}`
