import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { listIfThere } from '../read-if-there.ts'
import { changedFiles, readRelease, releaseDirectory } from '../release/store.ts'
import { storeRelease, withVerified } from './admit.ts'
import { blobsOf, digestOf, Manifest, manifestOf, mediaTypes } from './manifest.ts'

/** A registry elsewhere, as a team sees it. */
export interface Remote {
  readonly origin: string
  readonly token: string
}

export interface Named {
  readonly name: string
  readonly version: string
}

/** What came or went: the digest names all bytes of it, so it is the same in every registry. */
export interface Moved extends Named {
  readonly digest: string
  readonly files: number
  readonly sent: number
}

/**
 * Uploads a release of this machine; objects that the registry has already are not sent again.
 * @throws OpsError with the registry's reason.
 */
export async function push(data: DataDirectory, registry: Remote, { name, version }: Named): Promise<Moved> {
  const release = await readRelease(data, name, version)
  const [changed] = await changedFiles(data, release)
  if (changed !== undefined) {
    throw new OpsError(`${name}@${version}: ${changed} was changed after publishing`, { code: 'refused' })
  }
  const folder = releaseDirectory(data, name, version)
  const { manifest, bytes } = await manifestOf(folder)
  let sent = 0
  for (const { file, digest } of blobsOf(manifest)) {
    const found = await ask(registry, `${name}/blobs/${digest}`, { method: 'HEAD', expected: [200, 404] })
    if (found.status === 200) continue
    await ask(registry, `${name}/blobs/uploads/?digest=${digest}`, {
      method: 'POST',
      body: await readFile(join(folder, file)),
      type: mediaTypes.file,
      expected: [201],
    })
    sent += 1
  }
  await ask(registry, `${name}/manifests/${version}`, {
    method: 'PUT',
    body: bytes,
    type: mediaTypes.manifest,
    expected: [201],
  })
  return { name, version, digest: digestOf(bytes), files: manifest.layers.length + 1, sent }
}

/** Fetches a release into the store of this machine, which verifies all of it. @throws OpsError with the reason. */
export async function pull(data: DataDirectory, registry: Remote, { name, version }: Named): Promise<Moved> {
  const bytes = await bodyOf(await ask(registry, `${name}/manifests/${version}`, { expected: [200] }))
  const digest = digestOf(bytes)
  const manifest = v.safeParse(Manifest, parseJson(bytes))
  if (!manifest.success) throw new OpsError(`What ${registry.origin} has as ${name}@${version} is no release`)
  const folder = releaseDirectory(data, name, version)
  const here = (await listIfThere(folder)).length > 0 ? await manifestOf(folder) : null
  const moved = { name, version, digest, files: manifest.output.layers.length + 1 }
  if (here) {
    if (digestOf(here.bytes) === digest) return { ...moved, sent: 0 }
    throw new OpsError(`${name}@${version} is in the release store already, with other bytes`, { code: 'refused' })
  }
  const read = async (blob: string) => bodyOf(await ask(registry, `${name}/blobs/${blob}`, { expected: [200] }))
  await withVerified(data, { name, version, manifest: manifest.output, read }, (found, release) =>
    storeRelease(data, found, release),
  )
  return { ...moved, sent: moved.files }
}

interface RegistryRequest {
  readonly method?: string
  readonly body?: Buffer
  readonly type?: string
  readonly expected: readonly number[]
}

async function ask(
  { origin, token }: Remote,
  path: string,
  { method = 'GET', body, type, expected }: RegistryRequest,
): Promise<Response> {
  const response = await fetch(`${origin}/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(type ? { 'content-type': type } : { accept: mediaTypes.manifest }),
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  }).catch((cause: unknown) => {
    throw new OpsError(`${origin} does not answer`, { code: 'unreachable', cause })
  })
  if (expected.includes(response.status)) return response
  throw new OpsError(`${origin} answers ${response.status}: ${await reasonOf(response)}`, {
    code: response.status === 404 ? 'not_found' : 'refused',
  })
}

const Errors = v.object({ errors: v.array(v.object({ message: v.string() })) })

async function reasonOf(response: Response): Promise<string> {
  const parsed = v.safeParse(Errors, parseJson(await bodyOf(response)))
  return parsed.success ? parsed.output.errors.map(({ message }) => message).join('; ') : response.statusText
}

const bodyOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
