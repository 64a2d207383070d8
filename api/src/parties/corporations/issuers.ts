import type { Issuer } from '../../platform/database/public.ts'
import type { IssuerRegistry } from '../../platform/services/public.ts'
import { fictionalCorporations } from './fictional.ts'

export const isRegisteredOn = ({ registered_on, ended_on }: Issuer, day: string): boolean =>
  registered_on <= day && (ended_on === null || day < ended_on)

/** Each of the firms that don't exist is registered, since the system began. */
export const bundledIssuers: IssuerRegistry = {
  isRemote: false,
  byNumber: async registration_number => {
    const corporation = fictionalCorporations.find(
      ({ corporate_number }) => `T${corporate_number}` === registration_number,
    )
    return corporation
      ? {
          registration_number,
          name: corporation.name,
          is_corporation: true,
          registered_on: '2023-10-01',
          ended_on: null,
        }
      : null
  },
}
