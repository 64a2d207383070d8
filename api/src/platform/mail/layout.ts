import { withoutLinks } from '@invoice-card/domain'
import { type Greeting, type MailOrigin, productName, type RenderedMail } from './content.ts'
import type { MailContent } from '../database/public.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** The mail as text and as HTML. */
export function renderMail(content: MailContent, greeting: Greeting | null, origin: MailOrigin): RenderedMail {
  const { addressee, preheader, facts, quote, closing } = content
  const salutation = (
    addressee ? [addressee].flat() : greeting ? [greeting.companyName, `${greeting.personName} 様`] : ['お客さま']
  ).map(inOneLine)
  // What customers named stands in all of these; our own ways in are the action and the foot.
  const shown = {
    ...content,
    subject: inOneLine(content.subject),
    paragraphs: content.paragraphs.map(withoutLinks),
    ...(preheader ? { preheader: withoutLinks(preheader) } : {}),
    ...(facts ? { facts: facts.map(([label, value]) => [label, inOneLine(value)] as const) } : {}),
    ...(quote ? { quote: { ...quote, text: withoutLinks(quote.text) } } : {}),
    ...(closing ? { closing: closing.map(withoutLinks) } : {}),
  }
  return {
    subject: `【${productName}】${shown.subject}`,
    text: mailText(shown, salutation, origin),
    html: mailHtml(shown, salutation, origin),
  }
}

/**
 * Names come from companies: a line break in a subject would begin another header, one in a fact would look like
 * another fact.
 */
const inOneLine = (text: string): string => withoutLinks(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
