/** Codes of the OCI distribution specification, with the status of each. */
const statuses = {
  UNAUTHORIZED: 401,
  DENIED: 403,
  NAME_UNKNOWN: 404,
  BLOB_UNKNOWN: 404,
  MANIFEST_UNKNOWN: 404,
  DIGEST_INVALID: 400,
  MANIFEST_INVALID: 400,
  MANIFEST_BLOB_UNKNOWN: 400,
  SIZE_INVALID: 413,
  UNSUPPORTED: 405,
  // The specification has no code for a tag that never moves.
  TAG_IMMUTABLE: 409,
} as const

/** What a registry answers instead of doing it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: keyof typeof statuses
  constructor(code: keyof typeof statuses, message: string) {
    super(message)
    this.code = code
  }

  get status(): number {
    return statuses[this.code]
  }
  get body(): object {
    return { errors: [{ code: this.code, message: this.message }] }
  }
}
