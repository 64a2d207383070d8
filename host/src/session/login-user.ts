import { createClient } from '@invoice-card/api-client'
import { users, type UserInformation } from '@invoice-card/contracts'
import { loginUserAtom, store, type LoginUser } from '@invoice-card/session'

const client = createClient(users)

/** Asks who is signed in and stores the answer for every screen. */
export async function loadLoginUser(): Promise<LoginUser> {
  const user = toLoginUser(await client.getUserInformation())
  store.set(loginUserAtom, user)
  return user
}

/** What every screen knows of the user, from what the API says. */
export function toLoginUser(information: UserInformation): LoginUser {
  const { corporation, sole_proprietor } = information
  return {
    emailAddress: information.email_address,
    userLastName: information.user_last_name,
    userFirstName: information.user_first_name,
    buyerId: information.buyer_id,
    businessForm: information.business_form,
    corporation,
    soleProprietor: sole_proprietor,
    companyName: corporation?.corporate_name ?? sole_proprietor?.business_name ?? '',
    transferPersonName: (corporation ?? sole_proprietor)?.transfer_person_name ?? '',
    phoneNumber: information.phone_number,
    externalIntegrationClientIds: information.external_integration_client_ids,
  }
}
