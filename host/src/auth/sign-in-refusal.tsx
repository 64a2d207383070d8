import { Notice } from '@invoice-card/ui/base'
import { lazy, Suspense } from 'react'

// Few need it: the sign-in does not wait for the package behind it.
const ContactLink = lazy(async () => ({ default: (await import('@invoice-card/remote')).ContactLink }))

/** Why the sign-in was refused; where the user is asked to contact us, with the link. */
export const SignInRefusal = ({ refusal, refusalCode }: { refusal?: string; refusalCode?: string }) =>
  refusal && (
    <Notice
      tone="danger"
      isLive
      actions={
        refusalCode === 'user_frozen' && (
          <Suspense>
            <ContactLink />
          </Suspense>
        )
      }
    >
      {refusal}
    </Notice>
  )
