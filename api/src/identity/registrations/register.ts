import { currentTermsVersion, japanDay } from '@invoice-card/domain'
import {
  registrationMessages,
  userRules,
  type CheckedFields,
  type FieldErrorMessage,
} from '@invoice-card/domain/registration'
import type { FieldError } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import { hashCall, type PublicContext } from '../../platform/http/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { hashToken } from '../../platform/crypto/public.ts'
import { signInFirst } from '../sessions/public.ts'
import { checkUser, insertAcceptedTerms } from '../users/public.ts'
import { isBusinessCategory } from './business-categories.ts'
import { isCodeFresh } from './certify.ts'
import { findRegistrationStatus, insertCompany, insertUser } from './company-store.ts'
import { categoryUnknown, registrationNotice } from './messages.ts'
import { readCompany, type CompanyInput, type NewCompany } from './new-company.ts'
import { screenCompany } from './screen-company.ts'
import { findSignUp, lockSignUp, markRegistered } from './store.ts'

interface Registration {
  readonly registration_token: string
  readonly user_last_name?: string | undefined
  readonly user_first_name?: string | undefined
  readonly phone_number?: string | undefined
  readonly business_category_id?: number | undefined
  readonly is_terms_agreed: boolean
}

type Code =
  | 'registration_token_invalid'
  | 'registration_invalid'
  | 'registration_already_done'
  | 'email_address_registered'
  | 'corporate_number_registered'
type Refuse = (code: Code, detail?: { fields?: FieldError[] }) => never
type SignUp = NonNullable<Awaited<ReturnType<typeof lockSignUp>>>

/**
 * Makes company and user of a certified sign-up in one transaction, and signs the user in. The same request again makes
 * nothing and signs nobody in.
 */
export async function register(
  context: PublicContext,
  registration: Registration,
  input: CompanyInput,
  refuse: Refuse,
) {
  const { db: pool, now } = context
  const at = now()
  const tokenHash = hashToken(registration.registration_token)
  const requestHash = hashCall('register', { registration, input })
  const repeated = async (db: Db, { company_id, request_hash }: SignUp) => {
    if (company_id === null) return null
    return request_hash === requestHash
      ? answerOf(company_id, await findRegistrationStatus(db, company_id))
      : refuse('registration_already_done')
  }

  const signUp = (await findSignUp(pool, tokenHash, at)) ?? refuse('registration_token_invalid')
  const before = await repeated(pool, signUp)
  if (before) return before
  const read = readRegistration(registration, input, japanDay(at))
  if (!read.isValid) return refuse('registration_invalid', { fields: [...read.errors] })
  // The register is asked before anything is locked: it may take its time.
  const reasons = (await screenCompany(context, read.company, signUp.email_address)).map(({ code }) => code)

  return inTransaction(pool, async db => {
    const locked = (await lockSignUp(db, tokenHash, at)) ?? refuse('registration_token_invalid')
    const meanwhile = await repeated(db, locked)
    if (meanwhile) return meanwhile
    // Only now: the number may be registered by this very request, sent twice.
    if (reasons.includes('corporate_number_registered')) refuse('corporate_number_registered')
    const made = await insertAll(
      db,
      locked,
      { ...read, business_category_id: registration.business_category_id ?? null, reasons, now: at },
      refuse,
    )
    await markRegistered(db, locked.id, made.companyId, requestHash)
    const answer = answerOf(made.companyId, made.status)
    return isCodeFresh(locked, at) ? { ...answer, session: await signInFirst(db, context, made.userId) } : answer
  })
}

const answerOf = (companyId: number, status: string) => ({
  buyer_id: companyId,
  result: status === 'registered' ? ('registered' as const) : ('under_review' as const),
})

type Person = CheckedFields<typeof userRules>
type Read =
  | { readonly isValid: true; readonly person: Person; readonly company: NewCompany }
  | { readonly isValid: false; readonly errors: readonly FieldErrorMessage[] }

function readRegistration(
  { user_last_name, user_first_name, phone_number, business_category_id, is_terms_agreed }: Registration,
  input: CompanyInput,
  today: string,
): Read {
  const person = checkUser(userRules, { user_last_name, user_first_name, phone_number }, today)
  const company = readCompany(input, today)
  const errors = [
    ...(person.isValid ? [] : person.errors),
    ...(company.isValid ? [] : company.errors),
    ...(business_category_id === undefined || isBusinessCategory(business_category_id)
      ? []
      : [{ field: 'business_category_id', message: categoryUnknown }]),
    ...(is_terms_agreed ? [] : [{ field: 'is_terms_agreed', message: registrationMessages.termsNotAgreed }]),
  ]
  return person.isValid && company.isValid && errors.length === 0
    ? { isValid: true, person: person.values, company: company.company }
    : { isValid: false, errors }
}

interface Readable {
  readonly person: Person
  readonly company: NewCompany
  readonly business_category_id: number | null
  readonly reasons: readonly string[]
  readonly now: Date
}

async function insertAll(
  db: Db,
  { email_address, password_hash }: SignUp,
  { person, company, business_category_id, reasons, now }: Readable,
  refuse: Refuse,
) {
  const status = reasons.length === 0 ? 'registered' : 'under_review'
  const companyId =
    (await insertCompany(db, company, {
      business_category_id,
      registration_status: status,
      review_reasons: reasons,
      created_at: now,
    })) ??
    // Somebody else was faster since the screening.
    refuse('corporate_number_registered')
  const userId =
    (await insertUser(db, { company_id: companyId, email_address, password_hash, ...person, created_at: now })) ??
    refuse('email_address_registered')
  await insertAcceptedTerms(db, { user_id: userId, version: currentTermsVersion, accepted_at: now })
  await appendAudit(db, {
    chain: auditChainOf(companyId),
    at: now,
    actor: `user:${userId}`,
    action: 'company.registered',
    subject: `company:${companyId}`,
    detail: { status, reasons, terms_version: currentTermsVersion },
  })
  await notify(db, { company_id: companyId, now, ...registrationNotice(status, company.name) })
  return { companyId, userId, status } as const
}
