import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import { releaseFile, signatureFile } from '../release/store.ts'

/** OCI image specification 1.1. */
export const mediaTypes = {
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
  release: 'application/vnd.invoice-card.release.v1+json',
  file: 'application/octet-stream',
} as const

/** Annotation by which tools such as `oras` name a layer's file. */
export const titleAnnotation = 'org.opencontainers.image.title'

const Digest = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))
const Size = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A file's path in a release: no part of it may lead elsewhere or be hidden. */
export const FileName = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/))

/** A release as an OCI artifact: `release.json` is its configuration, each other file a layer. */
export const Manifest = v.object({
  schemaVersion: v.literal(2),
  mediaType: v.literal(mediaTypes.manifest),
  artifactType: v.literal(mediaTypes.release),
  config: v.object({ mediaType: v.literal(mediaTypes.release), digest: Digest, size: Size }),
  layers: v.pipe(
    v.array(
      v.object({
        mediaType: v.string(),
        digest: Digest,
        size: Size,
        annotations: v.object({ [titleAnnotation]: FileName }),
      }),
    ),
    v.maxLength(2000),
  ),
})
export type Manifest = v.InferOutput<typeof Manifest>

export const digestOf = (content: Uint8Array): string => `sha256:${createHash('sha256').update(content).digest('hex')}`

/** A file of a release and the digest of its bytes. */
export interface Blob {
  readonly file: string
  readonly digest: string
  readonly size: number
}

/** Everything that a manifest names. */
export const blobsOf = ({ config, layers }: Manifest): Blob[] => [
  { file: releaseFile, digest: config.digest, size: config.size },
  ...layers.map(({ digest, size, annotations }) => ({ file: annotations[titleAnnotation], digest, size })),
]

/**
 * The manifest of a release's folder. The same files make the same bytes, so two registries give a release one digest.
 * @throws OpsError for a folder of something else
 */
export async function manifestOf(folder: string): Promise<{ readonly manifest: Manifest; readonly bytes: Buffer }> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  const described = await Promise.all(
    files.map(async file => {
      const content = await readFile(join(folder, file))
      return { file, digest: digestOf(content), size: content.byteLength }
    }),
  )
  const manifest = manifestNaming(described)
  if (!manifest || !files.includes(signatureFile))
    throw new OpsError(`${folder} holds no whole release: delete it, and fetch or publish it again`)
  return { manifest, bytes: Buffer.from(JSON.stringify(manifest)) }
}

/** The manifest of a release that consists of these files; undefined where `release.json` is not one of them. */
export function manifestNaming(described: readonly Blob[]): Manifest | undefined {
  const config = described.find(({ file }) => file === releaseFile)
  return (
    config && {
      schemaVersion: 2,
      mediaType: mediaTypes.manifest,
      artifactType: mediaTypes.release,
      config: { mediaType: mediaTypes.release, digest: config.digest, size: config.size },
      layers: described
        .filter(({ file }) => file !== releaseFile)
        .map(({ file, digest, size }) => ({
          mediaType: mediaTypes.file,
          digest,
          size,
          annotations: { [titleAnnotation]: file },
        })),
    }
  )
}
