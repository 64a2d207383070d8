import { readPage } from '@invoice-card/environment/page'
import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { run, startUntil, type BenchLocation } from './command.ts'
import { repositoryRoot } from '../../environment.ts'
import { watchMemory } from './memory.ts'

export interface SystemFigures {
  /** Installing, building, publishing, seeding and starting. */
  readonly coldStartMs: number
  readonly warmStartMs: number
  readonly coldPeakBytes: number
  readonly warmPeakBytes: number
  /** From the changed source to the signed release, and from there to the live page. */
  readonly publishMs: number
  readonly deployMs: number
  /** Scripts of the form as they are transferred, and those of them that the changed text makes new to a browser. */
  readonly formBytes: number
  readonly newFormBytes: number
}

const pnpm = ['npx', '--yes', 'pnpm@12']
/** A source of one remote and a text in it that a release shows. */
const changed = { remote: 'remote-payments', file: 'src/create/messages.ts', text: '請求書' }

/**
 * Times the commands of a fresh clone of this repository's last commit. @param scratch folder that this run may fill.
 */
export async function measureSystem(
  port: number,
  scratch: string,
  report: (line: string) => void,
): Promise<SystemFigures> {
  const clone = join(scratch, 'clone')
  await run(['git', 'clone', '--quiet', repositoryRoot, clone], { directory: scratch, environment: {} })
  const place: BenchLocation = {
    directory: clone,
    environment: {
      PORT: String(port),
      DATA_DIR: join(scratch, 'clone-data'),
      // pnpm sets a variable for its scripts: packages are installed. In the clone they are not.
      pnpm_config_verify_deps_before_run: 'install',
    },
  }

  const cold = await timeStart(place)
  await cold.stop()
  report(`start, cold: ${Math.round(cold.ms)} ms`)
  const warm = await timeStart(place)
  report(`start, warm: ${Math.round(warm.ms)} ms`)
  try {
    const release = await timeRelease(place, `http://localhost:${port}`)
    return {
      coldStartMs: cold.ms,
      warmStartMs: warm.ms,
      coldPeakBytes: cold.peakBytes,
      warmPeakBytes: warm.peakBytes,
      ...release,
    }
  } finally {
    await warm.stop()
  }
}

async function timeStart(place: BenchLocation) {
  const startedAt = performance.now()
  let memory: ReturnType<typeof watchMemory> | undefined
  const { stop } = await startUntil(/^ready (\S+)$/m, [...pnpm, 'start'], place, processId => {
    memory = watchMemory(processId)
  })
  return { ms: performance.now() - startedAt, peakBytes: memory?.stop() ?? 0, stop }
}

async function timeRelease(
  place: BenchLocation,
  origin: string,
): Promise<Pick<SystemFigures, 'publishMs' | 'deployMs' | 'formBytes' | 'newFormBytes'>> {
  const file = join(place.directory, changed.remote, changed.file)
  const source = await readFile(file, 'utf8')
  const next = source.replace(changed.text, `${changed.text}・`)
  if (next === source) throw new Error(`${file} no longer says ${changed.text}`)
  await writeFile(file, next)
  const before = scriptsOfForm(await (await fetch(origin)).text())

  const startedAt = performance.now()
  const published = await run([...pnpm, 'ops', 'publish', changed.remote], place)
  const publishedAt = performance.now()
  await run([...pnpm, 'ops', 'deploy', changed.remote], place)
  const deployedAt = performance.now()

  const [version] = /\d+\.\d+\.\d+-[0-9a-f]+/.exec(published) ?? []
  const page = await (await fetch(origin)).text()
  if (!version || !page.includes(version)) throw new Error(`${origin} does not show ${changed.remote} ${version}`)
  const after = scriptsOfForm(page)
  return {
    publishMs: publishedAt - startedAt,
    deployMs: deployedAt - publishedAt,
    formBytes: await transferred(origin, after),
    newFormBytes: await transferred(
      origin,
      after.filter(script => !before.includes(script)),
    ),
  }
}

/** Paths of the scripts that the form is shown with. */
function scriptsOfForm(html: string): string[] {
  const first = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, src = '']) => src)
  const form = '/payments/create'
  const lists = readPage(html).preload.filter(({ prefix }) => prefix === null || prefix === 'payments')
  return [
    ...new Set([
      ...first,
      ...lists.flatMap(({ files, pages }) => [
        ...files,
        ...(pages.find(({ pattern }) => new RegExp(pattern).test(form))?.files ?? []),
      ]),
    ]),
  ]
}

/** Bytes of brotli. */
async function transferred(origin: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(path => bytesOf(origin + path)))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

function bytesOf(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { headers: { 'accept-encoding': 'br' } }, async answer => {
    if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}`))
    let bytes = 0
    for await (const part of answer) bytes += (part as Buffer).byteLength
    resolve(bytes)
  }).on('error', reject)
  return promise
}
