import { createServer, type IncomingMessage, type Server } from 'node:http'
import * as v from 'valibot'
import { isApplicationName, OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { Unreadable } from '../read-if-there.ts'
import { withVerified } from './admit.ts'
import { layoutOf } from './layout.ts'
import { blobsOf, digestOf, Manifest, mediaTypes } from './manifest.ts'
import { Refusal } from './refusal.ts'
import { teamOf, type Team } from './tokens.ts'

const maxBlobBytes = 32_000_000
const maxManifestBytes = 1_000_000

interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** Serves releases to other machines by the OCI distribution specification 1.1: pull, push of whole blobs, tags. */
export function createRegistry(data: DataDirectory): Server {
  const server = createServer((request, response) => {
    answer(data, request)
      .catch((error: unknown): Reply => {
        if (error instanceof Refusal) return asJson(error.body, error.status)
        console.error(error)
        return { status: 500 }
      })
      .then(({ status, headers = {}, body = '' }) => {
        response
          .writeHead(status, {
            'docker-distribution-api-version': 'registry/2.0',
            'x-content-type-options': 'nosniff',
            'cache-control': 'no-store',
            ...(status === 401 ? { 'www-authenticate': 'Bearer realm="registry"' } : {}),
            ...headers,
            'content-length': Buffer.byteLength(body),
          })
          .end(request.method === 'HEAD' ? undefined : body)
        // What is left of a body that nobody wants.
        request.resume()
      })
  })
  server.requestTimeout = 120_000
  return server
}

async function answer(data: DataDirectory, request: IncomingMessage): Promise<Reply> {
  const team = await signedIn(data, request)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry')
  if (pathname === '/v2/') return { status: 200 }
  const [, name = '', kind = '', rest = ''] = /^\/v2\/([^/]+)\/(blobs|manifests|tags)\/(.+)$/.exec(pathname) ?? []
  if (!isApplicationName(name)) throw new Refusal('NAME_UNKNOWN', `${pathname} names no application and nothing of one`)
  const layout = layoutOf(data, name)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) mayPublish(team, name)

  if (kind === 'tags' && rest === 'list' && isRead) return asJson({ name, tags: await layout.tags() })
  if (kind === 'blobs' && isRead) return readBlob(layout, rest)
  if (kind === 'blobs' && isUpload(rest, request.method))
    return upload(layout, name, request, searchParams.get('digest'))
  if (kind === 'manifests' && isRead) return readManifest(layout, rest)
  if (kind === 'manifests' && request.method === 'PUT')
    return putManifest(data, layout, { name, version: rest }, request)
  throw new Refusal(
    'UNSUPPORTED',
    `${request.method} ${pathname} is not served: blobs come whole, and nothing is deleted`,
  )
}

const isUpload = (rest: string, method: string | undefined) =>
  (rest === 'uploads/' && method === 'POST') || (/^uploads\/[\w-]+$/.test(rest) && method === 'PUT')

async function signedIn(data: DataDirectory, { headers }: IncomingMessage): Promise<Team> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  const team = token === undefined ? null : await teamOf(data, token)
  if (!team) throw new Refusal('UNAUTHORIZED', 'A token of a team is needed')
  return team
}

function mayPublish({ team, applications }: Team, name: string): void {
  if (!applications.includes(name)) throw new Refusal('DENIED', `${name} is not of ${team}`)
}

const asJson = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

type Layout = ReturnType<typeof layoutOf>
const isDigest = (text: string) => /^sha256:[0-9a-f]{64}$/.test(text)

async function readBlob(layout: Layout, digest: string): Promise<Reply> {
  const body = isDigest(digest) ? await layout.readBlob(digest) : null
  if (!body) throw new Refusal('BLOB_UNKNOWN', `There is no ${digest}`)
  return { status: 200, headers: { 'content-type': mediaTypes.file, 'docker-content-digest': digest }, body }
}

async function upload(layout: Layout, name: string, request: IncomingMessage, digest: string | null): Promise<Reply> {
  // A first step of clients that send a blob in two; nothing has to be remembered of it.
  if (digest === null) return { status: 202, headers: { location: `/v2/${name}/blobs/uploads/whole` } }
  const content = await readBody(request, maxBlobBytes)
  if (digestOf(content) !== digest)
    throw new Refusal('DIGEST_INVALID', `What came is ${digestOf(content)}, not ${digest}`)
  await layout.writeBlob(content)
  return { status: 201, headers: { location: `/v2/${name}/blobs/${digest}`, 'docker-content-digest': digest } }
}

async function readManifest(layout: Layout, reference: string): Promise<Reply> {
  const digest = isDigest(reference) ? reference : await layout.resolve(reference)
  const body = digest === null ? null : await layout.readBlob(digest)
  if (digest === null || !body) throw new Refusal('MANIFEST_UNKNOWN', `There is no ${reference}`)
  return { status: 200, headers: { 'content-type': mediaTypes.manifest, 'docker-content-digest': digest }, body }
}

interface Named {
  readonly name: string
  readonly version: string
}

async function putManifest(
  data: DataDirectory,
  layout: Layout,
  { name, version }: Named,
  request: IncomingMessage,
): Promise<Reply> {
  const bytes = await readBody(request, maxManifestBytes)
  const manifest = parseManifest(bytes)
  const absent = blobsOf(manifest).find(({ digest }) => !layout.has(digest))
  if (absent) throw new Refusal('MANIFEST_BLOB_UNKNOWN', `${absent.file} (${absent.digest}) was not uploaded`)
  await verified(data, layout, { name, version, manifest })
  const digest = await layout.writeBlob(bytes)
  if (!(await layout.tag(version, { digest, size: bytes.byteLength }))) {
    const reason = 'was published before, with other bytes: a version never changes'
    throw new Refusal('TAG_IMMUTABLE', `${name}@${version} ${reason}`)
  }
  return { status: 201, headers: { location: `/v2/${name}/manifests/${digest}`, 'docker-content-digest': digest } }
}

function parseManifest(bytes: Buffer): Manifest {
  try {
    return v.parse(Manifest, JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw new Refusal('MANIFEST_INVALID', `That is no manifest of a release: ${(error as Error).message}`)
  }
}

async function verified(
  data: DataDirectory,
  layout: Layout,
  release: Named & { readonly manifest: Manifest },
): Promise<void> {
  const read = async (digest: string) => (await layout.readBlob(digest)) ?? Buffer.alloc(0)
  await withVerified(data, { ...release, read }, () => Promise.resolve()).catch((error: unknown) => {
    // What a registry is given to verify is of its sender; where it lies here is not.
    throw error instanceof OpsError && !(error instanceof Unreadable)
      ? new Refusal('MANIFEST_INVALID', error.message.replaceAll(data.root, ''))
      : error
  })
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > most) throw new Refusal('SIZE_INVALID', `That is more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
