import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { withLock } from '../lock.ts'
import { applicationName } from '../names.ts'
import { ifThere, readIfThere } from '../read-if-there.ts'
import { digestOf, mediaTypes } from './manifest.ts'

const tagAnnotation = 'org.opencontainers.image.ref.name'
const Index = v.object({
  // As it was written: `oras` may have added to it.
  manifests: v.array(
    v.looseObject({ digest: v.string(), annotations: v.looseObject({ [tagAnnotation]: v.string() }) }),
  ),
})

/** The releases of one application as an OCI image layout: plain files that `oras` and `skopeo` read, too. */
export function layoutOf(data: DataDirectory, name: string) {
  const folder = join(data.registry, 'layouts', applicationName(name))
  const blobPath = (digest: string) => join(folder, 'blobs', digest.replace(':', '/'))
  const indexPath = join(folder, 'index.json')
  const readIndex = async () => {
    const text = await readIfThere(indexPath)
    return text === null ? [] : v.parse(Index, JSON.parse(text)).manifests
  }

  return {
    has: (digest: string): boolean => existsSync(blobPath(digest)),

    /** Null where there is none. */
    readBlob: (digest: string): Promise<Buffer | null> => ifThere(blobPath(digest), readFile(blobPath(digest))),

    async writeBlob(content: Buffer): Promise<string> {
      const digest = digestOf(content)
      const path = blobPath(digest)
      if (existsSync(path)) return digest
      // Several uploads of the same bytes may run at once.
      const temporary = join(folder, 'blobs', `.${randomUUID()}`)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(temporary, content, { mode: 0o444 })
      await rename(temporary, path)
      return digest
    },

    /** Versions, oldest first. */
    tags: async (): Promise<string[]> => (await readIndex()).map(({ annotations }) => annotations[tagAnnotation]),

    /** Digest of a version's manifest; null where there is none. */
    resolve: async (version: string): Promise<string | null> =>
      (await readIndex()).find(({ annotations }) => annotations[tagAnnotation] === version)?.digest ?? null,

    /** Names a manifest that is stored. False where the version is another one already. */
    tag: (version: string, { digest, size }: { readonly digest: string; readonly size: number }): Promise<boolean> =>
      withLock({ file: join(folder, 'lock.sqlite'), what: `The registry's ${name}` }, async () => {
        const manifests = await readIndex()
        const existing = manifests.find(({ annotations }) => annotations[tagAnnotation] === version)
        if (existing) return existing.digest === digest
        const { manifest: mediaType, release: artifactType } = mediaTypes
        const entry = { mediaType, artifactType, digest, size, annotations: { [tagAnnotation]: version } }
        const index = { schemaVersion: 2, mediaType: mediaTypes.index, manifests: [...manifests, entry] }
        await writeAtomically(join(folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
        await writeAtomically(indexPath, JSON.stringify(index))
        return true
      }),
  }
}
