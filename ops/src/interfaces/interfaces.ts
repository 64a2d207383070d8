import * as v from 'valibot'

const Hashes = v.record(v.string(), v.string())
const Json = v.record(v.string(), v.unknown())

// The gate writes files of these names.
const declarationPath = v.pipe(v.string(), v.regex(/^(?!.*\.\.)\w[\w./-]*\.d\.ts$/))

const CallShape = v.object({
  auth: v.picklist(['session', 'public', 'client']),
  is_idempotent: v.boolean(),
  request: v.record(v.string(), Json),
  answer: Json,
  errors: v.record(v.string(), v.number()),
})
/** Calls by method and path, as `@invoice-card/contracts/manifest` describes them. */
export const CallShapes = v.record(v.string(), CallShape)
export type CallShapes = v.InferOutput<typeof CallShapes>
export type CallShape = v.InferOutput<typeof CallShape>

/**
 * `interfaces.json` of a release: what it shares with others, as the sources said when it was built.
 * Of the host all that it offers; of a remote only what it uses.
 */
export const Interfaces = v.object({
  /** Shared packages of other makers: the names that are taken or offered. Their types are a matter of versions. */
  names: v.record(v.string(), v.array(v.string())),
  /** Our own shared packages: export → hash of its type, with all of our own that it refers to. */
  exports: v.record(v.string(), Hashes),
  /** Events of the bus: name → hash of its payload's type. The host hears and emits all of them. */
  events: v.object({ emitted: Hashes, heard: Hashes }),
  /** What the host takes from a remote: type → hash. The host says what it reads, a remote what it gives. */
  given: Hashes,
  /** Package → its file of declarations. */
  entries: v.record(v.string(), declarationPath),
  /** Those types as declarations, for the case that hashes differ. */
  declarations: v.record(declarationPath, v.string()),
  /** Calls of the API that its code makes. */
  calls: CallShapes,
  /** First segments of paths that its code leads to, e.g. `payments`. */
  links: v.array(v.string()),
})
export type Interfaces = v.InferOutput<typeof Interfaces>

/** Its name beside the scripts of a build and of a release. */
export const interfacesFile = 'interfaces.json'

/** Where the bus is, whose payloads are compared event by event. */
export const eventsPackage = '@invoice-card/events'
/** The interface of all payloads, by event. */
export const eventsInterface = 'BusEvents'
/** Exports of that package that are the bus: another event in it changes their type, and nobody's life. */
export const busExports = ['bus', 'createBus']

/** The package that says what the host takes from a remote, and its types. */
export const remotePackage = '@invoice-card/remote'
export const givenTypes = ['RemoteModule', 'RouteHandle']
