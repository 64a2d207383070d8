import type { PublicContext } from '../../platform/http/public.ts'
import { limitByPlace } from '../known-browsers/public.ts'
import { tooManyResets } from './messages.ts'

/** Counts a mail with a link that sets a new password. */
export const limitResets = (context: PublicContext, emailAddress: string): Promise<void> =>
  limitByPlace(context, emailAddress, {
    key: 'password-reset',
    maxHere: 5,
    maxEverywhere: 20,
    windowSeconds: 3_600,
    message: tooManyResets,
  })
