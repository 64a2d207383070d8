import { type Greeting, type MailContent, type MailOrigin, productName, type RenderedMail } from './content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** The mail as text and as HTML. */
export function renderMail(content: MailContent, greeting: Greeting | null, origin: MailOrigin): RenderedMail {
  const { addressee, facts, quote } = content
  const salutation = (addressee ? [addressee] : greeting ? [greeting.companyName, `${greeting.personName} 様`] : ['お客さま']).map(oneLine)
  const shown = {
    ...content,
    ...(facts ? { facts: facts.map(([label, value]) => [label, oneLine(value)] as const) } : {}),
    ...(quote ? { quote: { ...quote, text: withoutLinks(quote.text) } } : {}),
  }
  return { subject: `【${productName}】${oneLine(content.subject)}`, text: mailText(shown, salutation, origin), html: mailHtml(shown, salutation, origin) }
}

/** Names come from companies: a line break in a subject would begin another header, one in a fact would look like another fact. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

// Mail programs make links of what looks like one. Under our name, nobody but us sends people anywhere. An address to write to may stay.
const linkLike = /(?:https?:\/\/|www\.)[^\s、。「」（）]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:[a-z]{2}|com|net|org|info|biz|app|dev|xyz|site|online|shop|top|link|page|cloud)\b(?:\/[^\s、。「」（）]*)?/giu
const withoutLinks = (text: string): string => text.replaceAll(linkLike, '［リンクは表示していません］')
