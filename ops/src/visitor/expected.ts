import type { DataDirectory } from '../data-directory.ts'
import { readLiveReleases } from '../environment/stored/environments.ts'
import { pageUrlOf } from '../environment/page/script-urls.ts'
import { acceptedCardDocument } from './card-document.ts'

/** What a visitor must get while a set is live. */
export interface Expected {
  readonly sequence: number
  /** `sha256-…` of the page, and of the canary's where there is one: either may come. */
  readonly pages: readonly string[]
  /** Path of each file of its releases → `sha256-…`. */
  readonly files: ReadonlyMap<string, string>
  readonly cardDocument: {
    readonly url: string
    /** `sha256-…` of what a person has accepted; null where nobody has. */
    readonly accepted: string | null
  }
}

/** From the live set and the signed lists of its releases. @throws OpsError where they are not to be believed. */
export async function expectedOf(data: DataDirectory, environment: string): Promise<Expected> {
  const { set, releases, earlier } = await readLiveReleases(data, environment)
  const urlOf = pageUrlOf({ releases, earlier })
  return {
    sequence: set.sequence,
    pages: [set.page_integrity, set.canary_page_integrity].filter(page => page !== undefined),
    files: new Map(
      releases.flatMap(release =>
        Object.entries(release.files).map(([file, { integrity }]) => [urlOf(release, file), integrity] as const),
      ),
    ),
    cardDocument: {
      url: `${set.card_frame_origin}/frame`,
      accepted: await acceptedCardDocument(data, environment),
    },
  }
}
