import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run, startUntil, type BenchLocation } from '../command.ts'
import { repositoryRoot } from '../repository.ts'
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
      // pnpm tells its scripts that packages are installed; in the clone they are not.
      pnpm_config_verify_deps_before_run: 'install',
    },
  }

  const cold = await timeStart(place)
  await cold.stop()
  report(`start, cold: ${Math.round(cold.ms)} ms`)
  const warm = await timeStart(place)
  report(`start, warm: ${Math.round(warm.ms)} ms`)
  try {
    const { publishMs, deployMs } = await timeRelease(place, `http://localhost:${port}`)
    return {
      coldStartMs: cold.ms,
      warmStartMs: warm.ms,
      coldPeakBytes: cold.peakBytes,
      warmPeakBytes: warm.peakBytes,
      publishMs,
      deployMs,
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
): Promise<Pick<SystemFigures, 'publishMs' | 'deployMs'>> {
  const file = join(place.directory, changed.remote, changed.file)
  const source = await readFile(file, 'utf8')
  const next = source.replace(changed.text, `${changed.text}・`)
  if (next === source) throw new Error(`${file} no longer says ${changed.text}`)
  await writeFile(file, next)

  const startedAt = performance.now()
  const published = await run([...pnpm, 'ops', 'publish', changed.remote], place)
  const publishedAt = performance.now()
  await run([...pnpm, 'ops', 'deploy', changed.remote], place)
  const deployedAt = performance.now()

  const [version] = /\d+\.\d+\.\d+-[0-9a-f]+/.exec(published) ?? []
  const page = await (await fetch(origin)).text()
  if (!version || !page.includes(version)) throw new Error(`${origin} does not show ${changed.remote} ${version}`)
  return { publishMs: publishedAt - startedAt, deployMs: deployedAt - publishedAt }
}
