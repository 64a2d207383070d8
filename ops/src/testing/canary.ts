import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { opsOn } from './command-line.ts'
import { emptyData, goLive, publishBuild } from './store.ts'

/** A live environment, and a version of remote-payments that is not live yet. */
export async function environmentWithCandidate() {
  const data = await emptyData()
  const host = await publishBuild(data, 'host')
  const stable = await publishBuild(data, 'remote-payments')
  await goLive(data, host, stable)
  const candidate = await publishPayments(data, 'candidate')
  return { data, host, stable, candidate, ops: opsOn(data), name: idOf(candidate) }
}

/** A build of remote-payments with a script of this content. */
export const publishPayments = (data: DataDirectory, content: string): Promise<Release> =>
  publishBuild(data, 'remote-payments', { scripts: { 'remoteEntry.1.js': 'entry', 'routes.1.js': content } })

/** As commands take it: `remote-payments@1.0.0-1a2b3c4d5e`. */
export const idOf = ({ name, version }: Release): string => `${name}@${version}`
