import type { NoticeKind } from '../mail/catalogue.ts'
import type { MailContent } from '../mail/content.ts'

/** What a notice says, as a notification and as a mail. */
export interface NoticeTexts {
  readonly kind: NoticeKind
  readonly title: string
  /** Plain text; line breaks are kept. */
  readonly body: string
  /** Path inside the product, or null. */
  readonly link: string | null
  /** What the mail says beyond title and body, or in place of the body. */
  readonly mail?: Partial<Pick<MailContent, 'paragraphs' | 'facts' | 'quote' | 'closing'>>
}

/** The mail of a notice: where there is something to look at, with a button. */
export const mailOfNotice = ({ title, body, link, mail = {} }: NoticeTexts): MailContent =>
  ({ subject: title, paragraphs: body.split('\n'), ...mail, ...(link === null ? {} : { action: { label: '詳細を確認する', path: link } }) })
