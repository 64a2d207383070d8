import { type LiveSession, refusePlatform } from '../../platform/http/public.ts'

/** Refuses a company that a person has still to check, or has rejected. */
export function requireRegistration({ registration_status }: LiveSession): void {
  if (registration_status === 'rejected')
    refusePlatform('company_not_registered', {
      message: '審査の結果、このお手続きはご利用いただけません。ご不明な点は、お問い合わせください。',
    })
  if (registration_status !== 'registered') refusePlatform('company_not_registered')
}
