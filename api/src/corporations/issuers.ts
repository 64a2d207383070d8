import { fictionalCorporations } from './fictional.ts'

/** Who may issue qualified invoices, as the register publishes it. */
export interface Issuer {
  readonly registration_number: string
  readonly name: string
  readonly is_corporation: boolean
  readonly registered_on: string
  /** From when the registration is withdrawn (取消) or lapsed (失効); it may lie ahead. */
  readonly ended_on: string | null
}

export const isRegisteredOn = ({ registered_on, ended_on }: Issuer, day: string): boolean => registered_on <= day && (ended_on === null || day < ended_on)

/** The register of qualified invoice issuers (適格請求書発行事業者公表システム), which knows numbers only: it has no search by name. */
export interface IssuerRegistry {
  /** @throws RegistryUnanswered */
  readonly byNumber: (registrationNumber: string) => Promise<Issuer | null>
  /** Whether asking costs enough to keep the answers. */
  readonly isRemote: boolean
}

/** Each of the firms that don't exist is registered, since the system began. */
export const bundledIssuers: IssuerRegistry = {
  isRemote: false,
  byNumber: async (registration_number) => {
    const corporation = fictionalCorporations.find(({ corporate_number }) => `T${corporate_number}` === registration_number)
    return corporation ? { registration_number, name: corporation.name, is_corporation: true, registered_on: '2023-10-01', ended_on: null } : null
  },
}
