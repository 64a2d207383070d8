import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildMonolith } from './build.ts'
import { monolithPage, readPageData } from './live-page.ts'

const compress = promisify(brotliCompress)
/** URL folder of its files, so that the edge serves them as it serves any release. */
const folder = 'host/monolith'

/** Folders of an edge that serves the monolith. */
export interface MonolithFolders { readonly releases: string, readonly environment: string }

/** Builds the monolith and puts it where an edge finds it, compressed and listed with hashes as a release is. @param environment folder of the live environment. */
export async function publishMonolith(scratch: string, environment: string): Promise<MonolithFolders> {
  const folders = { releases: join(scratch, 'monolith/releases'), environment: join(scratch, 'monolith/environment') }
  const output = join(folders.releases, folder)
  const livePage = await readFile(join(environment, 'index.html'), 'utf8')
  const { entry, preload } = await buildMonolith(output, readPageData(livePage))

  const scripts = (await readdir(output)).filter(file => file.endsWith('.js'))
  const integrity = Object.fromEntries(await Promise.all(scripts.map(async file => [urlOf(file), await compressAndHash(join(output, file))])))
  await mkdir(folders.environment, { recursive: true })
  await copyFile(join(environment, 'current.json'), join(folders.environment, 'current.json'))
  await writeFile(join(folders.environment, 'index.html'), monolithPage(livePage, {
    entry: urlOf(entry), integrity,
    preload: preload.map(({ prefix, files, pages }) => ({
      prefix, files: files.map(urlOf), pages: pages.map(({ pattern, files }) => ({ pattern, files: files.map(urlOf) })),
    })),
  }))
  return folders
}

const urlOf = (file: string) => `/releases/${folder}/${file}`

async function compressAndHash(file: string): Promise<string> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }))
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
