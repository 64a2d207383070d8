import { AppLink } from '@invoice-card/ui'
import { publicEnvironment } from '../environment.ts'

const label = 'お問い合わせ'

/** Leads to where we can be reached, beside words that ask the user to. Nothing where the environment has no place. */
export function ContactLink({ children = label }: { readonly children?: string }) {
  const { contact } = publicEnvironment().links
  return contact ? (
    <AppLink to={contact} whiteSpace="nowrap">
      {children}
    </AppLink>
  ) : null
}

/** The same as the link of a snackbar or toast: `toast.error(text, { link: linkToContact() })`. */
export const linkToContact = () => ({ to: publicEnvironment().links.contact, label })
