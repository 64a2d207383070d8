import type { UserInformation } from '@invoice-card/contracts'

const information: UserInformation = {
  email_address: 'demo@example.co.jp',
  user_last_name: '佐藤',
  user_first_name: '花子',
  buyer_id: 1,
  business_form: 1,
  phone_number: '',
  external_integration_client_ids: [],
  registration_status: 'registered',
  accepted_terms_version: null,
  current_terms_version: '1',
}
/** What a company hears of itself. */
export const answerOf = (is_company_frozen: boolean, standing: Partial<UserInformation> = {}) => ({
  'GET /api/v1/users/information': { ...information, is_company_frozen, ...standing },
})
