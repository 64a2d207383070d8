import type { BodyOf, registrations } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { userRules } from '@invoice-card/domain/registration'
import { acceptCode, resendCode } from '../codes/public.ts'
import { newPasswordError } from '../credentials/public.ts'
import type { ApiHandlers, PublicContext } from '../../platform/http/public.ts'
import { hashToken } from '../../platform/crypto/public.ts'
import { businessCategories } from './business-categories.ts'
import { certifySignUp } from './certify.ts'
import { loadNumber, checkNumber } from './load-number.ts'
import { readCompany, type CompanyInput } from './new-company.ts'
import { register } from './register.ts'
import { checkUser } from '../users/public.ts'
import { screenCompany } from './screen-company.ts'
import { beginSignUp } from './sign-up.ts'
import { findSignUp } from './store.ts'
import { suggestFields } from './suggestions.ts'

type Form = Pick<BodyOf<typeof registrations.checkRegistration>, 'business_form' | 'corporation' | 'sole_proprietor'>

const companyOf = ({ business_form, corporation = {}, sole_proprietor = {} }: Form): CompanyInput =>
  business_form === 1 ? { business_form, corporation } : { business_form, sole_proprietor }

/** A certified sign-up that no company was registered with. */
const findOpen = async ({ db, now }: PublicContext, token: string) => {
  const signUp = await findSignUp(db, hashToken(token), now())
  return signUp?.company_id === null ? signUp : undefined
}

// Both begin again; what differs is what the user believes to be doing.
const begin: ApiHandlers<typeof registrations>['beginSignUp'] = async ({ body, refuse }, context) => {
  const error = await newPasswordError('password', body.password, body.email_address)
  return error ? refuse('password_unsuitable', { fields: [error] }) : beginSignUp(context, body)
}

export const registrationsHandlers: ApiHandlers<typeof registrations> = {
  beginSignUp: begin,
  beginSignUpAgain: begin,

  resendSignUpCode: async ({ body, refuse }, context) => {
    const sent = await resendCode(context, { purpose: 'sign_up', id: body.challenge_id })
    return typeof sent === 'string' ? refuse(sent) : sent
  },

  certifySignUp: ({ body, refuse }, context) =>
    acceptCode(context, { purpose: 'sign_up', id: body.challenge_id, code: body.auth_code }, refuse, (db, challenge) =>
      certifySignUp(db, challenge, context.now()),
    ),

  validateRegistration: async ({ body, refuse }, context) => {
    const signUp = (await findOpen(context, body.registration_token)) ?? refuse('registration_token_invalid')
    const today = japanDay(context.now())
    const input = companyOf(body)
    const person = checkUser(
      userRules,
      { user_last_name: body.user_last_name, user_first_name: body.user_first_name, phone_number: body.phone_number },
      today,
    )
    const company = readCompany(input, today)
    const found = await loadNumber(context, input)
    return {
      fields: [...(person.isValid ? [] : person.errors), ...(company.isValid ? [] : company.errors)],
      suggestions: suggestFields(input, found),
      reasons: await checkNumber(context, signUp.id, found),
    }
  },

  checkRegistration: async ({ body, refuse }, context) => {
    const { email_address } = (await findOpen(context, body.registration_token)) ?? refuse('registration_token_invalid')
    const read = readCompany(companyOf(body), japanDay(context.now()))
    if (!read.isValid) return refuse('registration_invalid', { fields: read.errors })
    const reasons = await screenCompany(context, read.company, email_address)
    return { result: reasons.length === 0 ? 'accepted' : 'attention', reasons, email_address }
  },

  registerCorporation: ({ body: { corporation, ...registration }, refuse }, context) =>
    register(context, registration, { business_form: 1, corporation }, refuse),

  registerSoleProprietor: ({ body: { sole_proprietor, ...registration }, refuse }, context) =>
    register(context, registration, { business_form: 2, sole_proprietor }, refuse),

  listBusinessCategories: async () => ({ business_categories: businessCategories }),
}
