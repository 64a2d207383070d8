import { toggleStates, type EnvironmentSet, type LiveEnvironment, type Variant } from '@invoice-card/environment/schema'
import { hasIntegrity, Refused, watchSet } from '@invoice-card/environment/verify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { canaryPageOfSet, overridePageOfSet, pageOfSet } from '../environment/stored/files.ts'

const compress = promisify(brotliCompress)

/** What an environment serves while a set is live. */
export interface LivePage {
  readonly set: EnvironmentSet
  readonly live: LiveEnvironment
  /** Of each variant that the set has. */
  readonly pages: Readonly<Record<'stable', Page> & Partial<Record<Variant, Page>>>
  /** By id. */
  readonly overrides: ReadonlyMap<string, Page>
}

/** A page as it is sent. */
interface Page {
  readonly html: string
  readonly brotli: Buffer
}

export interface LivePageOptions {
  /** Name of the environment, whose key signs its sets. */
  readonly name: string
  /** Folder of the environment. */
  readonly environment: string
  readonly trustFile: string
  /** Where the newest set served is remembered across restarts. */
  readonly seenFile: string
}

/**
 * Follows the page of an environment: each call gives that of the last set that verified, null as long as none did.
 * Why a set is not served goes to the log as one line of JSON with `alarm`, once.
 */
export const followLivePage = ({
  name,
  environment,
  trustFile,
  seenFile,
}: LivePageOptions): (() => Promise<LivePage | null>) =>
  watchSet({
    file: join(environment, 'current.json'),
    trustFile,
    seenFile,
    environment: name,
    load: async set => {
      const stable = await readPage(pageOfSet(environment, set.sequence), set.sequence, set.page_integrity)
      const canary =
        set.canary &&
        (await readPage(canaryPageOfSet(environment, set.sequence), set.sequence, set.canary_page_integrity))
      const overrides = await Promise.all(
        (set.overrides ?? []).map(
          async ({ id }) =>
            [
              id,
              await readPage(
                overridePageOfSet(environment, set.sequence, id),
                set.sequence,
                set.override_page_integrity?.[id],
              ),
            ] as const,
        ),
      )
      const live = { sequence: set.sequence, toggles: toggleStates(set.toggles) }
      return { set, live, pages: { stable, ...(canary ? { canary } : {}) }, overrides: new Map(overrides) }
    },
    onRefused: message =>
      console.error(
        JSON.stringify({ at: new Date().toISOString(), alarm: 'environment_refused', environment: name, message }),
      ),
  })

async function readPage(path: string, sequence: number, integrity = ''): Promise<Page> {
  const html = await readFile(path, 'utf8')
  if (!hasIntegrity(html, integrity)) {
    throw new Refused('edited_page', `${path} is not the page of set ${sequence}: it was changed by hand`)
  }
  return {
    html,
    brotli: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  }
}
