import { publicEnvironment } from '@invoice-card/remote'
import { AppLink } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Leads to where we can be reached, beside words that ask the user to. */
export const ContactLink = () => <AppLink to={publicEnvironment().links.contact}>{messages.contact}</AppLink>
