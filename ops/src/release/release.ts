import { RemoteDeclaration } from '@invoice-card/environment/schema'
import * as v from 'valibot'

const ReleaseFile = v.object({
  /** `sha256-…`, as in an integrity attribute. */
  integrity: v.string(),
  bytes: v.number(),
  brotli_bytes: v.number(),
})

/** `release.json`: everything an environment has to know about one immutable folder. */
export const Release = v.object({
  name: v.string(),
  version: v.string(),
  /** In module federation: `host` or `remote_…`. */
  federation_name: v.string(),
  /** What a remote says about itself; null for the host. */
  remote: v.nullable(RemoteDeclaration),
  /** Version of the federation runtime it was built with; host and remotes need the same minor. */
  federation_version: v.string(),
  git_commit: v.string(),
  published_at: v.string(),
  files: v.record(v.string(), ReleaseFile),
  /** The script a page or the runtime loads first. */
  entry: v.string(),
  /** Exposed module → the scripts it needs at once. */
  exposes: v.record(v.string(), v.array(v.string())),
  /** Screens by path pattern, most specific first, with the scripts that only they need. */
  pages: v.array(
    v.object({
      path: v.string(),
      files: v.array(v.string()),
      consumes: v.optional(v.array(v.string()), []),
      /** Scripts that it can fetch later. */
      later: v.optional(v.array(v.string()), []),
    }),
  ),
  /** Shared packages that the exposed modules consume. */
  consumes: v.optional(v.array(v.string()), []),
  /** Shared packages of the host that are scripts of their own, and those scripts. */
  lazily: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** What the host fetches before it can load any remote. */
  remote_loader: v.optional(v.object({ files: v.array(v.string()), consumes: v.array(v.string()) }), {
    files: [],
    consumes: [],
  }),
  /** Of a host: it fetches scripts that have not changed where its page lists them (decision 0173). */
  fetches_earlier: v.optional(v.boolean(), false),
  /** Of a host: the form of the page's data block that it reads (decision 0154). */
  block_form: v.optional(v.number(), 1),
  /** Shared packages that the host brings: name → version. */
  provides: v.record(v.string(), v.string()),
  /** Shared packages that a remote needs: name → range. */
  requires: v.record(v.string(), v.string()),
  /** The most that first scripts, a page with what it can fetch later, and all files may weigh, in bytes of brotli. */
  budgets: v.optional(v.object({ first: v.number(), page: v.number(), total: v.number() })),
})
export type Release = v.InferOutput<typeof Release>

/** Of the host, what a shared link shows: 1200 × 630 pixels. Only crawlers fetch it. */
export const sharePicture = 'share.png'

/** Of the host, what a browser shows on the page's tab. */
export const tabIcon = 'icon.svg'

/** Scripts that are needed before anything of this release can run, entry first. */
export const firstScripts = ({ entry, exposes }: Pick<Release, 'entry' | 'exposes'>): string[] => [
  ...new Set([entry, ...Object.values(exposes).flat()]),
]

/** Weight of files of a release, in bytes of brotli. */
export const brotliBytes = (release: Release, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (release.files[file]?.brotli_bytes ?? 0), 0)

/** Weight of the first scripts, in bytes of brotli. */
export const firstBytes = (release: Release): number => brotliBytes(release, firstScripts(release))
