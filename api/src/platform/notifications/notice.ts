import type { NoticeKind } from '../mail/public.ts'
import type { MailContent } from '../database/public.ts'

/** A row that a notice can ask about, spelled as the audit log does. */
export type NoticeSubject = `invoice:${number}` | `credit_card:${number}` | `pre_group:${number}`

interface Question {
  readonly about: NoticeSubject
  /** The last moment to answer, where there is one. */
  readonly deadline: Date | null
}

/** What a notice says, as a notification and as a mail. */
export interface NoticeTexts {
  readonly kind: NoticeKind
  readonly title: string
  /** Plain text; line breaks stay. */
  readonly body: string
  /** Path inside the product to the very thing, or null. */
  readonly link: string | null
  /** What the mail's button says where its link leads to no details. */
  readonly linkLabel?: string
  /** What its reader has to do something about; it counts as action required until `answerNotices` says otherwise. */
  readonly asks?: Question
  /** What the mail says beyond title and body, or in place of the body. */
  readonly mail?: Partial<Pick<MailContent, 'paragraphs' | 'facts' | 'quote' | 'closing'>>
}

/** The mail of a notice: where there is something to see, with a button. */
export const mailOfNotice = ({
  title,
  body,
  link,
  linkLabel = '詳細を確認する',
  mail = {},
}: NoticeTexts): MailContent => ({
  subject: title,
  paragraphs: body.split('\n'),
  ...mail,
  ...(link === null ? {} : { action: { label: linkLabel, path: link } }),
})
