import { platformErrors, type PlatformErrorCode, type RefusalDetail as ContractDetail } from '@invoice-card/contracts'
import { platformMessages } from './messages.ts'

interface RefusalDetail extends ContractDetail {
  /** Seconds after which asking again makes sense. */
  readonly retryAfterSeconds?: number
  /** `www-authenticate`, by which programs learn why (RFC 6750, 3). */
  readonly challenge?: string
}

/** A call that was understood and answered with no: a code of the contract, its status and a text fit to be shown. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: string
  readonly httpStatus: number
  readonly fields: ContractDetail['fields']
  readonly details: ContractDetail['details']
  readonly retryAfterSeconds: number | undefined
  readonly challenge: string | undefined
  constructor(code: string, httpStatus: number, message: string, detail: RefusalDetail = {}) {
    super(message)
    this.code = code
    this.httpStatus = httpStatus
    this.fields = detail.fields
    this.details = detail.details
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.challenge = detail.challenge
  }
}

/** Refuses with a code that any call may answer with. */
export function refusePlatform(code: PlatformErrorCode, detail: RefusalDetail = {}): never {
  throw new Refusal(code, platformErrors[code], detail.message ?? platformMessages[code], detail)
}
