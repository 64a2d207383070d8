import * as v from 'valibot'

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case letters and digits, e.g. payments'),
  v.maxLength(30),
)
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
/** A path below the prefix, e.g. `history`; empty for the prefix itself. */
const pathBelow = v.pipe(
  v.string(),
  v.regex(/^([\w-]+(\/[\w-]+)*)?$/, 'must be a path below the prefix, without a slash in front'),
)
/** A count of the header, e.g. `paymentsReview`; one that the host does not know counts as 0. */
const stat = v.pipe(v.string(), v.minLength(1))

const MenuEntry = v.strictObject({
  label: words,
  /** Name of an icon of shared/ui; the menu has none where it does not know it. */
  icon: v.string(),
  /** Entries stand by this number, the smallest first. */
  order: v.pipe(v.number(), v.integer()),
  /** Where the entry leads: to the first of these whose count is not 0 … */
  targets: v.optional(v.array(v.strictObject({ stat, path: pathBelow })), []),
  /** … or else here. */
  otherwise: pathBelow,
  /** A dot while this count is not 0, and its words for a screen reader. */
  dot: v.optional(v.strictObject({ stat, label: words })),
  /** What the host knows the nearest deadline of: it stands beside the entry once it is near. */
  deadline: v.optional(v.picklist(['duePayments'])),
})
type MenuEntry = v.InferOutput<typeof MenuEntry>

/**
 * What a remote says about itself, in its `remote.ts`. Host, edge, gate and nginx read it from the release: no list
 * names the remotes.
 */
export const RemoteDeclaration = v.strictObject({
  /** Its folder without `remote-`, and its toggle. */
  name: slug,
  /** First segment of its paths. */
  prefix: slug,
  /** The team to call. */
  owner: words,
  /** Stands in place of the logo on phones (docs/product.md#header), unless a screen has its own. */
  flowTitle: v.optional(words),
  /** Its entry in the main menu, if it has one. */
  menu: v.optional(MenuEntry),
  /**
   * What stops while it is switched off: all of it, or only what is new. A remote that says `new` hides by itself what
   * begins something.
   */
  toggle: v.optional(v.strictObject({ whenOff: v.picklist(['all', 'new']) }), { whenOff: 'all' }),
})
export type RemoteDeclaration = v.InferOutput<typeof RemoteDeclaration>
