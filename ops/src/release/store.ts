import { hasIntegrity, payloadTypes, Refused, Signature, verifySignature } from '@invoice-card/environment/verify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readTrust } from '../keys/trust-file.ts'
import { applicationName, releaseVersion } from '../names.ts'
import { ifThere, listIfThere, readIfThere } from '../read-if-there.ts'
import { Release } from './release.ts'

export const releaseFile = 'release.json'
export const signatureFile = 'release.sig'

/** Folder of a release. @throws UsageError for a name or version that is a path. */
export const releaseDirectory = (data: DataDirectory, name: string, version: string): string =>
  join(data.releases, applicationName(name), releaseVersion(version))

/**
 * A published release whose signature holds.
 * @throws OpsError when it is not in the store or was changed after publishing.
 */
export async function readRelease(data: DataDirectory, name: string, version: string): Promise<Release> {
  const directory = releaseDirectory(data, name, version)
  const file = join(directory, releaseFile)
  const content = await ifThere(file, readFile(file))
  if (!content) {
    throw new OpsError(
      `${name}@${version} is not in the release store (${data.releases}): \`pnpm ops releases ${name}\` lists what is`,
      { code: 'not_found' },
    )
  }
  await verifyRelease(data, { name, version }, content)
  const release = v.safeParse(Release, JSON.parse(content.toString('utf8')))
  if (!release.success)
    throw new OpsError(
      `${name}@${version} was published by another version of ops (${v.getDotPath(release.issues[0])}): publish it again`,
    )
  // A signature of one version says nothing about the folder of another.
  if (release.output.name !== name || release.output.version !== version) {
    const held = `${release.output.name}@${release.output.version}`
    throw new OpsError(`${name}@${version} holds ${held}: somebody put it there`)
  }
  return release.output
}

async function verifyRelease(
  data: DataDirectory,
  { name, version }: Pick<Release, 'name' | 'version'>,
  content: Buffer,
): Promise<void> {
  const trust = await readTrust(data)
  const what = `${name}@${version}: ${releaseFile}`
  try {
    verifySignature(
      content,
      await readSignature(join(releaseDirectory(data, name, version), signatureFile), what),
      { type: payloadTypes.release, owner: name, what },
      trust,
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new OpsError(`${error.message}; publish it again: \`pnpm ops publish ${name}\``, { cause: error })
  }
}

async function readSignature(path: string, what: string): Promise<Signature> {
  const text = (await readIfThere(path)) ?? ''
  try {
    return v.parse(Signature, JSON.parse(text))
  } catch (cause) {
    throw new Refused('unsigned', `${what} has no signature`, { cause })
  }
}

/**
 * Paths of files whose bytes are not what `release.json` says, or that are gone; of their compressed forms too, where
 * there are any.
 */
export async function changedFiles(data: DataDirectory, { name, version, files }: Release): Promise<string[]> {
  const directory = releaseDirectory(data, name, version)
  const checks = await Promise.all(
    Object.entries(files).flatMap(([file, { integrity }]) =>
      forms.map(async ({ ending, decode, isOptional }) => {
        const path = join(directory, file + ending)
        // One that cannot be read is there, with bytes that nobody knows.
        const content = await ifThere(path, readFile(path)).catch(() => undefined)
        if (content === null) return isOptional ? [] : [file]
        const plain = content && (await decode(content).catch(() => null))
        return plain && hasIntegrity(plain, integrity) ? [] : [file + ending]
      }),
    ),
  )
  return checks.flat()
}

const forms = [
  { ending: '', decode: (content: Buffer): Promise<Buffer> => Promise.resolve(content), isOptional: false },
  { ending: '.br', decode: promisify<Buffer, Buffer>(brotliDecompress), isOptional: true },
  { ending: '.gz', decode: promisify<Buffer, Buffer>(gunzip), isOptional: true },
]

/** What an application has in the store. */
export interface Listed {
  /** Newest first. */
  readonly releases: readonly Release[]
  /** Folders that hold no release, or one that was changed. */
  readonly broken: readonly { readonly version: string; readonly message: string }[]
}

/** Versions of an application in the store. An unreadable one stops nobody from using the others. */
export async function listReleases(data: DataDirectory, name: string): Promise<Listed> {
  const folders = await listIfThere(join(data.releases, name))
  const found = await Promise.all(
    folders
      .filter(folder => !folder.startsWith('.'))
      .sort()
      .map(version =>
        readRelease(data, name, version).then(
          release => ({ releases: [release], broken: [] }),
          (error: Error) => ({ releases: [], broken: [{ version, message: error.message }] }),
        ),
      ),
  )
  return {
    releases: found.flatMap(({ releases }) => releases).sort((a, b) => b.published_at.localeCompare(a.published_at)),
    broken: found.flatMap(({ broken }) => broken),
  }
}
