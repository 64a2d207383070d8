import { environmentOwner, integrityOf, keyIdOf, openSet, sealSet, type Trust } from '@invoice-card/environment/verify'
import { generateKeyPairSync } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildMonolith, type Packing } from './build.ts'
import { readPage } from '@invoice-card/environment/page'
import { monolithPage } from './live-page.ts'

const compress = promisify(brotliCompress)
/** Its files are served as those of a release of the host are. */
const version = 'monolith'
const folder = `host/${version}`

/** Where an edge finds the monolith, and whom it believes. */
export interface MonolithFolders {
  readonly releases: string
  readonly environment: string
  readonly trustFile: string
}

/**
 * Builds the monolith and puts it where an edge finds it, compressed and listed with hashes as a release is. @param
 * environment folder of the live environment.
 */
export async function publishMonolith(
  scratch: string,
  environment: string,
  { quality, isMinified }: Packing & { readonly quality: number },
): Promise<MonolithFolders> {
  const folders = {
    releases: join(scratch, 'monolith/releases'),
    environment: join(scratch, 'monolith/environment'),
    trustFile: join(scratch, 'monolith/trust.json'),
  }
  const output = join(folders.releases, folder)
  const livePage = await readFile(join(environment, 'index.html'), 'utf8')
  const { entry, preload } = await buildMonolith(output, readPage(livePage), { isMinified })

  const scripts = (await readdir(output)).filter(file => file.endsWith('.js'))
  const integrity = Object.fromEntries(
    await Promise.all(scripts.map(async file => [urlOf(file), await compressAndHash(join(output, file), quality)])),
  )
  await putLive(
    folders,
    await readFile(join(environment, 'current.json'), 'utf8'),
    monolithPage(livePage, {
      version,
      entry: urlOf(entry),
      integrity,
      preload: preload.map(({ prefix, files, pages }) => ({
        prefix,
        files: files.map(urlOf),
        pages: pages.map(({ pattern, files }) => ({ pattern, files: files.map(urlOf) })),
      })),
    }),
  )
  return folders
}

/** The live set with the monolith's page, signed by a key of the benchmark's own. */
async function putLive({ environment, trustFile }: MonolithFolders, current: string, page: string): Promise<void> {
  const { set } = openSet(current, 'the live set')
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = {
    id: keyIdOf(publicKey),
    owner: environmentOwner(set.name),
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    created_at: set.created_at,
    retired_at: null,
    revoked_at: null,
  }
  await mkdir(join(environment, 'pages'), { recursive: true })
  await writeFile(trustFile, JSON.stringify({ keys: [key] } satisfies Trust), { mode: 0o644 })
  await writeFile(join(environment, 'pages', `${String(set.sequence).padStart(6, '0')}.html`), page)
  await writeFile(
    join(environment, 'current.json'),
    sealSet(
      { ...set, page_integrity: integrityOf(page) },
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
  )
}

const urlOf = (file: string) => `/releases/${folder}/${file}`

async function compressAndHash(file: string, quality: number): Promise<string> {
  const content = await readFile(file)
  await writeFile(
    `${file}.br`,
    await compress(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
    }),
  )
  return integrityOf(content)
}
