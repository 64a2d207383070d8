import type { users } from '@invoice-card/contracts'
import { currentTermsVersion, japanDay } from '@invoice-card/domain'
import { checkFields, userRules } from '@invoice-card/domain/registration'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { acceptCode } from '../codes/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { listIntegrations } from '../oauth/public.ts'
import { businessOf } from './business-of.ts'
import { renameTransfers } from './rename-transfers.ts'
import { findUserWithCompany, setPhoneNumber, setUserName } from './store.ts'
import { saveSecuritySettings, secondFactorPurpose, securitySettingsOf } from './security-settings.ts'
import { findAcceptedVersion, insertAcceptedTerms } from './terms-store.ts'
import { checkUser, nameRules } from './check-user.ts'
import { toTransferPersonName } from './transfer-person-name.ts'

const { phone_number } = userRules

export const usersHandlers: ApiHandlers<typeof users> = {
  getUserInformation: async (_, { db, session, now }) => {
    const { user_id } = session
    const [user, accepted_terms_version, integrations] = await Promise.all([
      findUserWithCompany(db, user_id),
      findAcceptedVersion(db, user_id),
      listIntegrations(db, user_id, now()),
    ])
    const { email_address, company_id, business_form, registration_status } = user
    return {
      email_address,
      user_last_name: user.user_last_name,
      user_first_name: user.user_first_name,
      phone_number: user.phone_number,
      buyer_id: company_id,
      business_form,
      registration_status,
      is_company_frozen: user.is_company_frozen,
      external_integration_client_ids: integrations.map(({ client_id }) => client_id),
      accepted_terms_version,
      current_terms_version: currentTermsVersion,
      ...businessOf(user),
    }
  },

  updateTransferPersonName: async ({ body, refuse }, context) => {
    const transfer_person_name =
      toTransferPersonName(body.transfer_person_name) ?? refuse('transfer_person_name_not_kana')
    await renameTransfers(context, transfer_person_name)
    return { transfer_person_name }
  },

  updateUserName: async ({ body, refuse }, { db, session, now }) => {
    const checked = checkUser(nameRules, body, japanDay(now()))
    if (!checked.isValid) return refuse('user_name_invalid', { fields: checked.errors })
    await setUserName(db, session.user_id, checked.values)
    return checked.values
  },

  updatePhoneNumber: async ({ body, refuse }, { db, session, now }) => {
    const checked = checkFields({ phone_number }, body, japanDay(now()))
    if (!checked.isValid) return refuse('phone_number_invalid', { fields: checked.errors })
    await setPhoneNumber(db, session.user_id, checked.values.phone_number)
    return checked.values
  },

  updateLicense: async ({ body, refuse }, { db: pool, session, now }) => {
    if (body.terms_version !== currentTermsVersion) refuse('terms_version_outdated')
    await inTransaction(pool, async db => {
      if (
        !(await insertAcceptedTerms(db, { user_id: session.user_id, version: currentTermsVersion, accepted_at: now() }))
      )
        return
      await appendAudit(db, {
        chain: auditChainOf(session.company_id),
        at: now(),
        actor: `user:${session.user_id}`,
        action: 'user.terms_accepted',
        subject: `user:${session.user_id}`,
        detail: { terms_version: currentTermsVersion },
      })
    })
    return { accepted_terms_version: currentTermsVersion, current_terms_version: currentTermsVersion }
  },

  getSecuritySettings: (_, { db, session, now }) => securitySettingsOf(db, session, now()),

  updateSecuritySettings: ({ body: { is_second_factor_required, challenge_id, auth_code }, refuse }, context) => {
    if (challenge_id === undefined || auth_code === undefined) return refuse('screen_outdated')
    const { session, now } = context
    const attempt = {
      purpose: secondFactorPurpose(is_second_factor_required),
      id: challenge_id,
      code: auth_code,
      userId: session.user_id,
    } as const
    return acceptCode(context, attempt, refuse, async db => {
      const settings = await securitySettingsOf(db, session, now())
      await saveSecuritySettings(db, session, is_second_factor_required, now())
      return { ...settings, is_second_factor_required }
    })
  },
}
