import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startUntil } from './system/command.ts'
import type { BuildName } from './measure/compare.ts'
import { publishMonolith, type MonolithFolders } from './monolith/publish.ts'
import type { Ports } from './ports.ts'
import { repositoryRoot } from '../environment.ts'

/** Two edges in front of one API: the product as it is, and the same sources as one application. */
export interface Edges {
  readonly origins: Readonly<Record<BuildName, string>>
  readonly stop: () => Promise<void>
}

interface Product {
  readonly data: string
  readonly origin: string
  readonly stop: () => Promise<void>
}

interface Sources {
  /** Data of a product that runs already, and goes on afterwards; undefined for one of its own. */
  readonly running: string | undefined
  readonly isSmoke: boolean
}

export async function startEdges(ports: Ports, scratch: string, { running, isSmoke }: Sources): Promise<Edges> {
  const product = running === undefined ? await startProduct(ports, join(scratch, 'data')) : await productAt(running)
  try {
    const folders = await publishMonolith(scratch, join(product.data, 'environments/local'), {
      quality: isSmoke ? 1 : 11,
      isMinified: !isSmoke,
    })
    const monolith = await startEdge(ports.monolith, product.origin, folders)
    const stop = async () => {
      await monolith.stop()
      await product.stop()
    }
    return { origins: { federated: product.origin, monolith: `http://localhost:${ports.monolith}` }, stop }
  } catch (error) {
    await product.stop()
    throw error
  }
}

async function startProduct(ports: Ports, data: string): Promise<Product> {
  const command = [process.execPath, join(repositoryRoot, 'ops/src/local/start-cached.mjs')]
  const {
    found: [, origin = ''],
    stop,
  } = await startUntil(/^ready (\S+)$/m, command, {
    directory: repositoryRoot,
    environment: { PORT: String(ports.product), DATA_DIR: data },
  })
  return { data, origin, stop }
}

async function productAt(data: string): Promise<Product> {
  // Written by `pnpm start`.
  const { edge_origin } = JSON.parse(await readFile(join(data, 'local.json'), 'utf8')) as { edge_origin: string }
  return { data, origin: edge_origin, stop: () => Promise.resolve() }
}

/** The product's own edge with other folders; it says nothing itself when it is there. */
async function startEdge(port: number, product: string, { releases, environment, trustFile }: MonolithFolders) {
  const edge = `import(${JSON.stringify(join(repositoryRoot, 'ops/src/edge/main.ts'))}).then(() => console.log('listening'))`
  return startUntil(/^listening$/m, [process.execPath, '--eval', edge], {
    directory: repositoryRoot,
    environment: {
      PORT: String(port),
      ENVIRONMENT: 'local',
      RELEASES_DIR: releases,
      ENVIRONMENT_DIR: environment,
      TRUST_FILE: trustFile,
      SEEN_FILE: `${trustFile}.seen`,
      VARIANT_SECRET: 'bench',
      // The api has the port after the edge's.
      API_ORIGIN: `http://127.0.0.1:${Number(new URL(product).port) + 1}`,
    },
  })
}
