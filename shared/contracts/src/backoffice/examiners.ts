import * as v from 'valibot'
import { Empty, NewPassword, text, Timestamp } from '../base/common.ts'
import { defineBackofficeContract } from './endpoint.ts'
import { examinerRoles, permissions, type Permission } from './permissions.ts'

/** Name of an account: ASCII in small letters, so that no two look alike. */
export const Login = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{1,29}$/))
const TypedLogin = text(100)
/** Six digits of an authenticator (TOTP, RFC 6238). */
const Code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const Password = v.pipe(v.string(), v.maxLength(512))
const Role = v.picklist(examinerRoles)
const Roles = v.pipe(v.array(Role), v.minLength(1))
const AnyPermission = v.picklist(Object.keys(permissions) as Permission[])

/** An account as others see it. */
const Examiner = v.object({
  login: v.string(),
  display_name: v.string(),
  roles: v.array(Role),
  /**
   * `initial`: password and second factor are not set yet. `unvouched`: they are, and it only reads until another admin
   * vouches for it.
   */
  state: v.picklist(['active', 'initial', 'unvouched', 'disabled']),
  created_by: v.nullable(v.string()),
  reset_by: v.nullable(v.string()),
  vouched_by: v.nullable(v.string()),
  created_at: Timestamp,
})

const SignedIn = v.object({
  /** Sent as `authorization: Bearer …`; it lives 30 minutes and is stored as a hash. */
  token: v.string(),
  expires_at: Timestamp,
  examiner: Examiner,
})

/** The initial password, shown once: it only sets a password and a second factor. */
const Initial = v.object({ examiner: Examiner, initial_password: v.string(), initial_until: Timestamp })

const guessable = { per: 'address', max: 100, windowSeconds: 900 } as const
const ofAccount = { params: { login: TypedLogin } } as const

/** Sign-in of examiners, their accounts and roles. */
export const examiners = defineBackofficeContract({
  signIn: {
    method: 'POST',
    path: '/backoffice/v1/sessions',
    auth: 'public',
    permission: null,
    limit: guessable,
    summary: 'Sign in with password and code. Each code counts once.',
    body: v.object({ login: TypedLogin, password: Password, code: v.optional(Code) }),
    response: SignedIn,
    errors: { credentials_incorrect: 403, enrolment_required: 409 },
  },
  beginEnrolment: {
    method: 'POST',
    path: '/backoffice/v1/enrolments',
    auth: 'public',
    permission: null,
    limit: guessable,
    summary: 'With the initial password: a second factor to set up',
    body: v.object({ login: TypedLogin, password: Password }),
    response: v.object({
      enrolment_token: v.string(),
      expires_at: Timestamp,
      /** Base32. */
      totp_secret: v.string(),
      /** The same as `otpauth://…`, for a QR code. */
      totp_uri: v.string(),
    }),
    errors: { credentials_incorrect: 403 },
  },
  finishEnrolment: {
    method: 'POST',
    path: '/backoffice/v1/enrolments/finish',
    auth: 'public',
    permission: null,
    limit: guessable,
    summary: 'Set an own password and prove the second factor; signs in',
    body: v.object({ enrolment_token: text(100), new_password: NewPassword, code: Code }),
    response: SignedIn,
    errors: { enrolment_ended: 410, code_incorrect: 403, password_unsuitable: 422 },
  },
  signOut: {
    method: 'DELETE',
    path: '/backoffice/v1/sessions/current',
    permission: null,
    summary: 'End this session',
    response: Empty,
  },
  getOwnSession: {
    method: 'GET',
    path: '/backoffice/v1/sessions/current',
    permission: null,
    summary: 'Who is signed in, until when, and what they may do',
    response: v.object({ examiner: Examiner, permissions: v.array(AnyPermission), expires_at: Timestamp }),
  },
  changeOwnPassword: {
    method: 'PUT',
    path: '/backoffice/v1/password',
    permission: null,
    limit: guessable,
    summary: 'Another password of one’s own; ends the other sessions',
    body: v.object({ password: Password, code: Code, new_password: NewPassword }),
    response: Empty,
    errors: { credentials_incorrect: 403, password_unsuitable: 422 },
  },
  listRoles: {
    method: 'GET',
    path: '/backoffice/v1/roles',
    permission: 'examiners:read',
    summary: 'Who may do what: roles, their permissions and calls, and the accounts that have them',
    response: v.object({
      roles: v.array(
        v.object({
          role: Role,
          permissions: v.array(AnyPermission),
          calls: v.array(v.string()),
          examiners: v.array(v.string()),
        }),
      ),
      examiners: v.array(Examiner),
    }),
  },
  createExaminer: {
    method: 'POST',
    path: '/backoffice/v1/examiners',
    permission: 'examiners:manage',
    summary: 'A new account, with a password for its first sign-in',
    body: v.object({ login: TypedLogin, display_name: text(60), roles: Roles }),
    response: Initial,
    errors: { login_invalid: 422, login_taken: 409 },
  },
  setRoles: {
    method: 'PUT',
    path: '/backoffice/v1/examiners/{login}/roles',
    permission: 'examiners:manage',
    summary: 'The roles of another account from now on',
    ...ofAccount,
    body: v.object({ roles: Roles }),
    response: Examiner,
    errors: { examiner_not_found: 404, own_account: 409 },
  },
  vouchForExaminer: {
    method: 'POST',
    path: '/backoffice/v1/examiners/{login}/vouch',
    permission: 'examiners:manage',
    summary: 'Another account, made and reset by others, is its person’s: from now on it does more than read',
    ...ofAccount,
    response: Examiner,
    errors: { examiner_not_found: 404, own_account: 409, examiner_not_enrolled: 409, other_admin_required: 409 },
  },
  disableExaminer: {
    method: 'POST',
    path: '/backoffice/v1/examiners/{login}/disable',
    permission: 'examiners:manage',
    summary: 'Nobody signs in to another account any more; ends its sessions',
    ...ofAccount,
    response: Examiner,
    errors: { examiner_not_found: 404, own_account: 409 },
  },
  resetExaminer: {
    method: 'POST',
    path: '/backoffice/v1/examiners/{login}/reset',
    permission: 'examiners:manage',
    summary: 'For a lost password or second factor, or to enable another account again: a new first sign-in',
    ...ofAccount,
    response: Initial,
    errors: { examiner_not_found: 404, own_account: 409 },
  },
})
