import { AppLink, Notice } from '@invoice-card/ui/base'
import { Suspense } from 'react'
import { paths } from '../navigation/paths.ts'
import { laterPart } from '../error/later-part.tsx'
import { signInMessages as messages } from './messages.ts'

// Few need it: the sign-in does not wait for the package behind it.
const ContactLink = laterPart(() => import('@invoice-card/remote').then(({ ContactLink }) => ContactLink))

interface SignInRefusalProps {
  readonly refusal?: string
  readonly refusalCode?: string
  /** Not where a program waits for the user: the sign-up leads away from it. */
  readonly isSignUpOffered?: boolean
}

/**
 * Why the sign-in was refused; where the user is asked to contact us, with the link. Whoever left a registration has no
 * account yet: every refused address and password gets the way back to it, so that none is told apart.
 */
export const SignInRefusal = ({ refusal, refusalCode, isSignUpOffered = false }: SignInRefusalProps) =>
  refusal && (
    <Notice
      tone="danger"
      isLive
      actions={
        refusalCode === 'user_frozen' ? (
          <Suspense>
            <ContactLink />
          </Suspense>
        ) : (
          isSignUpOffered &&
          refusalCode === 'login_failed' && (
            <p>
              {messages.unfinished}
              <AppLink to={paths.signUpAgain.getHref()}>{messages.signUpAgain}</AppLink>
            </p>
          )
        )
      }
    >
      {refusal}
    </Notice>
  )
