import type { examiners } from '@invoice-card/contracts/backoffice'
import type { Messages } from '../../platform/http/public.ts'

export const examinersMessages: Messages<typeof examiners> = {
  credentials_incorrect: 'Name, password or code is wrong, the code was used, or the account is disabled.',
  enrolment_required: 'This is the initial password: set a password and a second factor of your own first.',
  enrolment_ended: 'This first sign-in has expired or was done: begin it again with the initial password.',
  code_incorrect: 'The code is wrong: give the current one of the second factor that was just set up.',
  password_unsuitable: 'This password is not suitable.',
  login_invalid: 'A name has 2 to 30 of the letters a to z, digits, dots, hyphens or underscores, a letter first.',
  login_taken: 'There is such an account.',
  examiner_not_found: 'There is no such account.',
  examiner_not_enrolled: 'The account waits for its first sign-in: vouch for it once its person has made that.',
  other_admin_required: 'Another admin has to do that: you made this account, or reset it.',
  own_account: 'Another admin has to do that: nobody changes their own roles or account.',
}
