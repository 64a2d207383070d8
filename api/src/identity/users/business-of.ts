import type { UserInformation } from '@invoice-card/contracts'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/public.ts'

type Company = Pick<
  Selectable<Database['companies']>,
  'name' | 'name_kana' | 'corporate_number' | 'transfer_person_name' | 'corporation' | 'sole_proprietor'
>

/** What a company registered, as the object of its form. */
export const businessOf = ({
  name,
  name_kana,
  corporate_number,
  transfer_person_name,
  corporation,
  sole_proprietor,
}: Company): Pick<UserInformation, 'corporation' | 'sole_proprietor'> => ({
  ...(corporation && corporate_number
    ? {
        corporation: {
          ...corporation,
          corporate_name: name,
          corporate_name_kana: name_kana,
          corporate_number,
          transfer_person_name,
        },
      }
    : {}),
  ...(sole_proprietor
    ? {
        sole_proprietor: {
          ...sole_proprietor,
          business_name: name,
          business_name_kana: name_kana,
          transfer_person_name,
        },
      }
    : {}),
})
