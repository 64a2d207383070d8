import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OpsError, repositoryRoot } from '../../applications.ts'
import { isFree, readPorts, type Ports } from '../ports.ts'

const run = promisify(execFile)
const startTimeoutMs = 300_000

export interface Product {
  readonly ports: Ports
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Data of a product that has built, signed and seeded everything, and was stopped; the others are copies of it. */
export const newProduct = (scratch: string): string => join(scratch, 'data-new')

/** @throws OpsError with what `start` printed */
export async function makeNewProduct(scratch: string): Promise<void> {
  const product = await startProduct(newProduct(scratch))
  await product.stop()
}

/** What names the ports of the product that it came from, or says what it did. */
const own = new Set(['environments', 'local.json', 'logs', 'state'])

/** Starts a copy of the new product: in half of the processor time of a start that seeds. */
export async function startCopy(scratch: string, data: string): Promise<Product> {
  const from = newProduct(scratch)
  const copied = (await readdir(from)).filter(name => !own.has(name)).map(name => join(from, name))
  await mkdir(data)
  // With its owner, who may be another one where this runs as root: PostgreSQL starts on nobody else's files.
  await run('cp', ['-a', ...copied, data])
  return startProduct(data)
}

/** Starts the whole product on free ports with data of its own. @throws OpsError with what `start` printed. */
export async function startProduct(dataDirectory: string): Promise<Product> {
  const ports = await freePorts()
  const child = spawn(process.execPath, [join(repositoryRoot, 'ops/src/local/start-cached.mjs')], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(ports.edge), DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => stopChild(child)
  try {
    return { ports, origin: await untilReady(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The URL of the line `ready http://…`. */
const untilReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new OpsError(`The product did not start: ${reason}\n${output}`))
    const timer = setTimeout(() => fail(`not ready after ${startTimeoutMs / 1000} s`), startTimeoutMs)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const origin = output.match(/^ready (\S+)$/m)?.[1]
        if (origin) resolve(origin)
      })
    }
    child.once('exit', code => fail(`exit ${code}`))
    child.once('close', () => clearTimeout(timer))
  })

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

let nextEdge = 3400

/** Neighbouring ports that nothing listens on, away from those of `pnpm start`; other ones with each call. */
export async function freePorts(): Promise<Ports> {
  while (nextEdge < 9000) {
    const ports = readPorts(String(nextEdge))
    nextEdge += 10
    const free = await Promise.all(
      [ports.edge, ports.api, ports.cardFrame, ports.database, ports.backoffice].map(isFree),
    )
    if (free.every(Boolean)) return ports
  }
  throw new OpsError('No five neighbouring ports are free between 3400 and 9000')
}
