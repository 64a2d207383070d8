import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { OpsError, UsageError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { releaseVersion } from '../names.ts'
import { listIfThere } from '../read-if-there.ts'
import { storeRelease, withVerified } from '../registry/admit.ts'
import { digestOf, FileName, Manifest, mediaTypes, titleAnnotation } from '../registry/manifest.ts'
import { compressAll } from '../release/publish.ts'
import { Release } from '../release/release.ts'
import { releaseDirectory, releaseFile, signatureFile } from '../release/store.ts'
import { refused } from './propose.ts'

const timeoutMs = 60_000
const most = { releaseBytes: 1_000_000, signatureBytes: 10_000, allBytes: 64_000_000, files: 2000 }

/** The folder of a release on a server that only serves files. */
export interface Address {
  readonly name: string
  readonly version: string
  readonly origin: string
  /** With a slash at its end. */
  readonly folder: string
}

/** @throws UsageError for anything but `https://…/NAME/VERSION`. */
export function addressOf(name: string, text: string): Address {
  const url = URL.parse(text)
  const [, named, version] = /\/([^/]+)\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? []
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
  if (!isPlain || named !== name || version === undefined) {
    const example = `https://previews.example/releases/${name}/1.0.0-0f4f6c1bc8`
    throw new UsageError(`--from takes the folder of a release of ${name}, e.g. ${example}, not ${text}`)
  }
  return {
    name,
    version: releaseVersion(version),
    origin: url.origin,
    folder: `${url.origin}${url.pathname.replace(/\/$/, '')}/`,
  }
}

type Use<T> = (data: DataDirectory) => Promise<T>

/**
 * Fetches a release into the store, verified as one from a registry is.
 * @param use gets the data directory that has it; in a dry run one beside the store, which is gone afterwards.
 * @throws OpsError saying what does not hold.
 */
export async function withFetched<T>(
  data: DataDirectory,
  address: Address,
  { isDryRun }: { readonly isDryRun: boolean },
  use: Use<T>,
): Promise<T> {
  const { name, version } = address
  const signal = AbortSignal.timeout(timeoutMs)
  const content = await read(address, releaseFile, { most: most.releaseBytes, signal })
  const folder = releaseDirectory(data, name, version)
  if (existsSync(folder)) {
    if (content.equals(await readFile(join(folder, releaseFile)))) return use(data)
    throw refused(`${name}@${version} is in the release store already, with other bytes`)
  }
  const contents = await readAll(address, releaseOf(content, address), signal)
  const signature = await read(address, signatureFile, { most: most.signatureBytes, signal })
  const all = new Map([[releaseFile, content], [signatureFile, signature], ...contents])
  const blobs = new Map([...all.values()].map(blob => [digestOf(blob), blob]))
  const blob = (digest: string) => Promise.resolve(blobs.get(digest) ?? Buffer.alloc(0))
  return withVerified(data, { name, version, manifest: manifestOf(all), read: blob }, async (incoming, release) => {
    await compressAll(incoming, contents)
    if (isDryRun) return use(await besideStore(data, incoming))
    await storeRelease(data, incoming, release)
    return use(data)
  })
}

/** @throws OpsError for what is no release, is another one, or would be too large. */
function releaseOf(content: Buffer, { name, version, folder }: Address): Release {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Release), content.toString('utf8'))
  if (!parsed.success) throw refused(`${folder}${releaseFile} is no release`)
  const release = parsed.output
  if (release.name !== name || release.version !== version) {
    throw refused(`${folder} holds ${release.name}@${release.version}, not ${name}@${version}`)
  }
  const sizes = Object.values(release.files).map(({ bytes }) => bytes)
  if (sizes.length > most.files || sizes.reduce((sum, bytes) => sum + bytes, 0) > most.allBytes) {
    throw refused(`${name}@${version} is too large: at most ${most.files} files and ${most.allBytes / 1e6} MB`)
  }
  // No name may lead out of the folder, here or there.
  if (!v.is(v.array(FileName), Object.keys(release.files))) {
    throw refused(`${folder}${releaseFile} names files that no release has`)
  }
  return release
}

async function readAll(address: Address, { files }: Release, signal: AbortSignal): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const [file, { bytes }] of Object.entries(files)) {
    contents.set(file, await read(address, file, { most: bytes, signal }))
  }
  return contents
}

interface Limits {
  /** In bytes. */
  readonly most: number
  readonly signal: AbortSignal
}

async function read({ origin, folder }: Address, file: string, limits: Limits): Promise<Buffer> {
  const url = folder + file
  try {
    const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: limits.signal })
    if (response.status >= 300 && response.status < 400) throw refused(`${url} leads elsewhere: redirects are refused`)
    if (!response.ok)
      throw new OpsError(`${url} answers ${response.status}`, {
        code: response.status === 404 ? 'not_found' : 'failed',
      })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > limits.most) throw refused(`${url} is larger than ${limits.most} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (cause) {
    if (cause instanceof OpsError) throw cause
    const isLate = (cause as Error).name === 'TimeoutError'
    const problem = isLate ? `is not done within ${timeoutMs / 1000} s` : 'does not answer'
    throw new OpsError(`${origin} ${problem}`, { code: 'unreachable', cause })
  }
}

/** As if a registry had sent these files. */
function manifestOf(all: ReadonlyMap<string, Buffer>): Manifest {
  const described = [...all].map(([file, content]) => ({ file, digest: digestOf(content), size: content.byteLength }))
  const config = described.find(({ file }) => file === releaseFile)
  return v.parse(Manifest, {
    schemaVersion: 2,
    mediaType: mediaTypes.manifest,
    artifactType: mediaTypes.release,
    config: { mediaType: mediaTypes.release, digest: config?.digest, size: config?.size },
    layers: described
      .filter(one => one !== config)
      .map(({ file, digest, size }) => ({
        mediaType: mediaTypes.file,
        digest,
        size,
        annotations: { [titleAnnotation]: file },
      })),
  })
}

/** A store with everything that the real one has, and the release that is verified but not stored. */
async function besideStore(data: DataDirectory, incoming: string): Promise<DataDirectory> {
  const ofRemote = dirname(incoming)
  const releases = dirname(ofRemote)
  const link = async (from: string, to: string) => {
    await mkdir(to, { recursive: true })
    const there = new Set(await readdir(to))
    for (const name of await listIfThere(from)) {
      if (!there.has(name)) await symlink(join(from, name), join(to, name))
    }
  }
  await link(data.releases, releases)
  await link(join(data.releases, ofRemote.slice(releases.length + 1)), ofRemote)
  return { ...data, releases }
}
