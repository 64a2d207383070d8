import { escapeHtml } from '../http/escape-html.ts'

/** What a mail says; greeting, signature and looks are the same for all. */
export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A one-time code, shown large. */
  readonly code?: string
  /** Label and value pairs, e.g. amount and transfer date. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** Where the reader goes next; `path` inside the product. */
  readonly action?: { readonly label: string, readonly path: string }
  readonly closing?: readonly string[]
}

export const productName = '請求書カード払いオンライン'
const signature = [
  'このメールは送信専用です。ご返信いただいてもお答えできませんのでご了承ください。',
]

/** Whom the mail greets, e.g. 「株式会社サンプル商事」 and 「佐藤 花子」. */
export interface Greeting { readonly companyName: string, readonly personName: string }

export interface RenderedMail { readonly subject: string, readonly text: string, readonly html: string }

/** The mail as text and as HTML that the old mail programs show too: tables of none, styles inline. */
export function renderMail(content: MailContent, greeting: Greeting | null, edgeOrigin: string): RenderedMail {
  const parts = [content.paragraphs, content.closing ?? []]
  const link = content.action && edgeOrigin + content.action.path
  const salutation = greeting ? [greeting.companyName, `${greeting.personName} 様`] : ['お客さま']
  const text = [
    salutation.join('\n'),
    ...parts[0]!,
    content.code && `認証コード：${content.code}`,
    content.facts?.map(([label, value]) => `${label}：${value}`).join('\n'),
    content.action && `${content.action.label}\n${link}`,
    ...parts[1]!,
    `――――――――――――――――――――\n${productName}\n${signature.join('\n')}`,
  ].filter(Boolean).join('\n\n')
  const html = page(content.subject, [
    `<p style="margin:0 0 20px">${salutation.map(escapeHtml).join('<br>')}</p>`,
    ...parts[0]!.map(paragraph),
    content.code ? `<p style="margin:24px 0;padding:16px;background:#f2f5f9;border-radius:8px;text-align:center;font:700 32px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.3em">${escapeHtml(content.code)}</p>` : '',
    content.facts ? facts(content.facts) : '',
    content.action ? `<p style="margin:24px 0"><a href="${escapeHtml(link!)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1a4b8c;color:#fff;text-decoration:none;font-weight:700">${escapeHtml(content.action.label)}</a></p>` : '',
    ...parts[1]!.map(paragraph),
  ].join('\n'))
  return { subject: `【${productName}】${content.subject}`, text, html }
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const facts = (pairs: NonNullable<MailContent['facts']>): string =>
  `<dl style="margin:24px 0;padding:16px 20px;background:#f2f5f9;border-radius:8px">${pairs.map(([label, value]) =>
    `<dt style="color:#566173;font-size:13px">${escapeHtml(label)}</dt><dd style="margin:0 0 8px;font-weight:700">${escapeHtml(value)}</dd>`).join('')}</dl>`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<body style="margin:0;background:#e9edf2;color:#1c2430;font:16px/1.8 'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;font-weight:700;color:#1a4b8c">${productName}</p>
<div style="background:#fff;border-radius:12px;padding:28px 24px">
${content}
</div>
<p style="margin:16px 0 0;font-size:12px;color:#566173">${signature.map(escapeHtml).join('<br>')}</p>
</div></body></html>`
