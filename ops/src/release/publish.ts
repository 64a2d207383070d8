import type { BuildReport } from '@invoice-card/config/webpack'
import { RemoteDeclaration } from '@invoice-card/environment/schema'
import { integrityOf, payloadTypes, signBytes } from '@invoice-card/environment/verify'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import * as v from 'valibot'
import { OpsError, type Application } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import { buildReportFile, distOf, readBuildReport, readBuiltInterfaces } from '../build/output.ts'
import type { DataDirectory } from '../data-directory.ts'
import { signingKey } from '../keys/key-store.ts'
import { currentCommit } from '../provenance.ts'
import { overBudget } from './budgets.ts'
import { isMap, storeMaps } from './maps.ts'
import type { Release } from './release.ts'
import { changedFiles, readRelease, releaseDirectory, releaseFile, signatureFile } from './store.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Puts a built application into the release store as an immutable, signed folder.
 * The version ends in a hash of the content, so publishing the same build again is no new release.
 */
export async function publish(
  application: Application,
  data: DataDirectory,
  dist = distOf(application),
): Promise<Release> {
  const report = await readBuildReport(application, dist)
  const remote = declaredBy(application, report)
  await readBuiltInterfaces(application, dist)
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && entry.name !== buildReportFile && !isMap(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .sort()

  const contents = new Map(
    await Promise.all(files.map(async file => [file, await readFile(join(dist, file))] as const)),
  )
  const version = `${report.version}-${contentHash(contents, report)}`
  const existing = await readRelease(data, application.name, version).catch(() => null)
  if (existing) {
    await putBack(existing, data, contents)
    await storeMaps(data, existing, dist)
    return existing
  }
  const key = await signingKey(data, application.name)

  const staging = join(data.releases, application.name, `.${version}.${process.pid}`)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  await cp(dist, staging, {
    recursive: true,
    filter: source => !source.endsWith(`/${buildReportFile}`) && !isMap(source),
  })
  const brotliBytes = await compressAll(staging, contents)

  const release: Release = {
    name: application.name,
    version,
    federation_name: report.name,
    remote,
    git_commit: await currentCommit(),
    published_at: new Date().toISOString(),
    files: Object.fromEntries(
      [...contents].map(([file, content]) => [
        file,
        {
          integrity: integrityOf(content),
          bytes: content.byteLength,
          brotli_bytes: brotliBytes.get(file) ?? content.byteLength,
        },
      ]),
    ),
    federation_version: report.federation,
    entry: report.entry,
    exposes: Object.fromEntries(Object.entries(report.exposes).map(([module, scripts]) => [module, [...scripts]])),
    pages: report.pages.map(({ path, files, consumes, later }) => ({
      path,
      files: [...files],
      consumes: [...consumes],
      later: [...later],
    })),
    consumes: [...report.consumes],
    lazily: Object.fromEntries(Object.entries(report.lazily).map(([name, files]) => [name, [...files]])),
    remote_loader: { files: [...report.remoteLoader.files], consumes: [...report.remoteLoader.consumes] },
    fetches_earlier: report.fetchesEarlier,
    block_form: report.blockForm,
    provides: { ...report.provides },
    requires: { ...report.requires },
    budgets: { ...report.budgets },
  }
  const reasons = overBudget(release)
  if (reasons.length > 0) {
    await rm(staging, { recursive: true })
    const list = reasons.map(reason => `  - ${reason}`).join('\n')
    throw new OpsError(`${application.name} is too heavy and was not published:\n${list}`, { code: 'refused', reasons })
  }
  const content = Buffer.from(JSON.stringify(release, null, 2))
  await writeFile(join(staging, releaseFile), content)
  await writeFile(join(staging, signatureFile), JSON.stringify(signBytes(key, payloadTypes.release, content)))
  const directory = releaseDirectory(data, application.name, version)
  await rm(directory, { recursive: true, force: true })
  await rename(staging, directory)
  await storeMaps(data, release, dist)
  return release
}

/** Writes again what was damaged of a release since, which may be live. Its description and signature stay. */
async function putBack(release: Release, data: DataDirectory, contents: ReadonlyMap<string, Buffer>): Promise<void> {
  const changed = await changedFiles(data, release)
  const directory = releaseDirectory(data, release.name, release.version)
  for (const file of changed) {
    const [plain = '', form] = file.split(/\.(br|gz)$/)
    const content = contents.get(plain)
    if (content) await writeAtomically(join(directory, file), await compressed(content, form))
  }
}

/** @throws OpsError where a remote names itself otherwise than its folder: its releases would be another's. */
function declaredBy({ name }: Application, { remote }: BuildReport): RemoteDeclaration | null {
  const declared = v.parse(v.nullable(RemoteDeclaration), remote)
  const expected = declared === null ? 'host' : `remote-${declared.name}`
  if (name !== expected)
    throw new OpsError(`${name}/remote.ts names itself ${declared?.name ?? 'host'}: its folder has to be ${expected}`)
  return declared
}

/** Writes the compressed forms beside the files of a release; gives the size of those in brotli. */
export async function compressAll(
  directory: string,
  contents: ReadonlyMap<string, Buffer>,
): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    [...contents]
      .filter(([file]) => /\.(js|css|svg|json)$/.test(file))
      .map(async ([file, content]) => {
        const [brotli, gzipped] = await Promise.all([compressed(content, 'br'), compressed(content, 'gz')])
        await Promise.all([
          writeFile(join(directory, `${file}.br`), brotli),
          writeFile(join(directory, `${file}.gz`), gzipped),
        ])
        return [file, brotli.byteLength] as const
      }),
  )
  return new Map(sizes)
}

async function compressed(content: Buffer, form?: string): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants
  if (form === 'br') return compressBrotli(content, { params: { [quality]: 11, [sizeHint]: content.byteLength } })
  return form === 'gz' ? compressGzip(content, { level: 9 }) : content
}

// The report counts too: ranges or pages may change while no script does.
const contentHash = (contents: ReadonlyMap<string, Buffer>, report: BuildReport): string => {
  const hash = createHash('sha256').update(JSON.stringify(report))
  for (const [file, content] of contents) hash.update(file).update('\0').update(content)
  return hash.digest('hex').slice(0, 10)
}
