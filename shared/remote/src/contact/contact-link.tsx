import { isContactAsked } from '@invoice-card/domain'
import { AppLink, largeText } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { publicEnvironment } from '../environment.ts'

const label = 'お問い合わせ'

/** Leads to where we can be reached, beside words that ask the user to. Nothing where the environment has no place. */
export function ContactLink({ children = label }: { readonly children?: string }) {
  const { contact } = publicEnvironment().links
  return contact ? (
    <AppLink to={contact} css={{ whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } }}>
      {children}
    </AppLink>
  ) : null
}

/** Of a form that was refused with this code: the link where its words ask for it, else undefined. */
export const contactBeside = (refusalCode: string | undefined): ReactNode =>
  refusalCode !== undefined && isContactAsked(refusalCode) ? <ContactLink /> : undefined

/** The same as the link of a snackbar or toast: `toast.error(text, { link: linkToContact() })`. */
export const linkToContact = () => ({ to: publicEnvironment().links.contact, label })
