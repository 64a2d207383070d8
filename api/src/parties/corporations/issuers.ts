import type { Issuer } from '../../platform/database/public.ts'
import type { IssuerRegistry } from '../../platform/services/public.ts'
import { fictionalCorporations } from './fictional.ts'

export const isRegisteredOn = ({ registered_on, ended_on }: Issuer, day: string): boolean =>
  registered_on <= day && (ended_on === null || day < ended_on)

/** A sole proprietor that doesn't exist, by the trade name; the number says nothing of who it is. */
const fictionalProprietors = new Map([['T2810457360195', '山田写真事務所']])

/** Each of the firms that don't exist is registered, since the system began. */
export const bundledIssuers: IssuerRegistry = {
  isRemote: false,
  byNumber: async registration_number => {
    const corporation = fictionalCorporations.find(
      ({ corporate_number }) => `T${corporate_number}` === registration_number,
    )
    const name = corporation?.name ?? fictionalProprietors.get(registration_number)
    return name === undefined
      ? null
      : {
          registration_number,
          name,
          is_corporation: corporation !== undefined,
          registered_on: '2023-10-01',
          ended_on: null,
        }
  },
}
