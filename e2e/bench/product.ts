import { join } from 'node:path'
import { startUntil } from './command.ts'
import { publishMonolith, type MonolithFolders } from './monolith/publish.ts'
import type { Ports } from './ports.ts'
import { repositoryRoot } from './repository.ts'

export type BuildName = 'federated' | 'monolith'

/** Two edges in front of one API: the product as it is, and the same sources as one application. */
export interface Edges { readonly origins: Readonly<Record<BuildName, string>>, readonly stop: () => Promise<void> }

export async function startEdges(ports: Ports, scratch: string): Promise<Edges> {
  const data = join(scratch, 'data')
  const product = await startUntil(/^ready (\S+)$/m, [process.execPath, join(repositoryRoot, 'ops/src/local/start.ts')], {
    directory: repositoryRoot, environment: { PORT: String(ports.product), DATA_DIR: data },
  })
  try {
    const folders = await publishMonolith(scratch, join(data, 'environments/local'))
    const monolith = await startEdge(ports, folders)
    const stop = async () => { await monolith.stop(); await product.stop() }
    return { origins: { federated: product.found[1] ?? '', monolith: `http://localhost:${ports.monolith}` }, stop }
  }
  catch (error) {
    await product.stop()
    throw error
  }
}

/** The product's own edge with other folders; it says nothing itself when it is there. */
async function startEdge(ports: Ports, { releases, environment, trustFile }: MonolithFolders) {
  const edge = `import(${JSON.stringify(join(repositoryRoot, 'ops/src/edge/main.ts'))}).then(() => console.log('listening'))`
  return startUntil(/^listening$/m, [process.execPath, '--eval', edge], {
    directory: repositoryRoot,
    environment: {
      PORT: String(ports.monolith), ENVIRONMENT: 'local', RELEASES_DIR: releases, ENVIRONMENT_DIR: environment, TRUST_FILE: trustFile,
      SEEN_FILE: `${trustFile}.seen`, API_ORIGIN: `http://127.0.0.1:${ports.product + 1}`,
    },
  })
}
