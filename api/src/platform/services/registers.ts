import type { Corporation, Issuer } from '../database/public.ts'

/** A register of corporations: the National Tax Agency's Web API has these two questions. */
export interface CorporationRegistry {
  /** @throws RegistryUnreachableError */
  readonly byNumber: (corporateNumber: string) => Promise<Corporation | null>
  /**
   * At most twenty.
   * @throws RegistryUnreachableError
   */
  readonly byName: (name: string) => Promise<readonly Corporation[]>
  /** Whether asking costs enough to cache the answers. */
  readonly isRemote: boolean
}

/** The register of qualified invoice issuers (適格請求書発行事業者公表システム), which knows numbers only: it has no search by name. */
export interface IssuerRegistry {
  /** @throws RegistryUnreachableError */
  readonly byNumber: (registrationNumber: string) => Promise<Issuer | null>
  /** Whether asking costs enough to cache the answers. */
  readonly isRemote: boolean
}
