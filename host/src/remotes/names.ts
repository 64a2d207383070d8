import { remotePrefixes, type RemoteName } from '@invoice-card/remote/base'

export const remoteNames = Object.keys(remotePrefixes) as RemoteName[]

/** The remote that shows a path, by its first segment. */
export function remoteOf(path: string): RemoteName | undefined {
  const [, segment] = path.split(/[/?#]/)
  return remoteNames.find(name => remotePrefixes[name] === segment)
}
