import { isRefusal } from '@invoice-card/api-client'
import { isContactAsked } from '@invoice-card/domain'
import { notify, type MessageLink } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { linkToContact } from './contact-link.tsx'

/** Of a snackbar with the words of a refusal: the link to us where they ask the user to contact us. */
export const contactOfRefusal = (error: unknown): { readonly link?: MessageLink } =>
  isRefusal(error) && isContactAsked(error.code) ? { link: linkToContact() } : {}

/**
 * Shows in the snackbar why a call failed, in the screen's own words for a refusal's code where there are any, with the
 * link to us where they ask for it.
 * @param what what was not done, or is not known to be done: a lost connection and a busy server say nothing of it
 */
export const notifyFailure = (error: unknown, what: string, texts?: Readonly<Record<string, string>>): void =>
  notify.error(failureText(error, texts), { ...(!isRefusal(error) && { title: what }), ...contactOfRefusal(error) })
