/** Asking for the six digits of a mail: apart from the form hook, because the sign-in has no use for formik. */
export { CodeForm } from './code-form.tsx'
export { challengeOf, codeChallengeAtom, resendTimeAfter, type CodeChallenge } from './challenge.ts'
export { codeMessages } from './messages.ts'
export { ResendCode } from './resend-code.tsx'
