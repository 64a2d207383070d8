import type { UserInformation, users } from '@invoice-card/contracts'
import type { ApiHandlers } from '../http/mount.ts'
import { findUserWithCompany, setTransferPersonName } from './store.ts'
import { toTransferPersonName } from './transfer-person-name.ts'

type UserWithCompany = Awaited<ReturnType<typeof findUserWithCompany>>

const businessOf = ({ name, name_kana, corporate_number, transfer_person_name, corporation, sole_proprietor }: UserWithCompany): Pick<UserInformation, 'corporation' | 'sole_proprietor'> => ({
  ...(corporation && corporate_number ? { corporation: { ...corporation, corporate_name: name, corporate_name_kana: name_kana, corporate_number, transfer_person_name } } : {}),
  ...(sole_proprietor ? { sole_proprietor: { ...sole_proprietor, business_name: name, business_name_kana: name_kana, transfer_person_name } } : {}),
})

export const usersHandlers: ApiHandlers<typeof users> = {
  getUserInformation: async (_, { db, session }) => {
    const user = await findUserWithCompany(db, session.user_id)
    const { email_address, user_last_name, user_first_name, company_id, business_form, phone_number, external_integration_client_ids } = user
    return { email_address, user_last_name, user_first_name, buyer_id: company_id, business_form, phone_number, external_integration_client_ids, ...businessOf(user) }
  },

  updateTransferPersonName: async ({ body, refuse }, { db, session }) => {
    const transfer_person_name = toTransferPersonName(body.transfer_person_name) ?? refuse('transfer_person_name_not_kana')
    await setTransferPersonName(db, session.company_id, transfer_person_name)
    return { transfer_person_name }
  },

  getSecuritySettings: async (_, { db, session }) => {
    const { is_second_factor_required } = await findUserWithCompany(db, session.user_id)
    return { is_second_factor_required }
  },
}
