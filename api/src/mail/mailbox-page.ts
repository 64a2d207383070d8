import type { listArrivedMails } from './store.ts'
import { escapeHtml } from '../http/escape-html.ts'

type ArrivedMail = Awaited<ReturnType<typeof listArrivedMails>>[number]

const style = `
:root { color-scheme: light; font: 16px/1.8 'Hiragino Sans', 'Noto Sans JP', Meiryo, sans-serif; color: #1c2430; background: #eef1f5 }
body { margin: 0 auto; max-width: 720px; padding: 32px 16px }
h1 { margin: 0; font-size: 22px } header p { margin: 4px 0 24px; color: #566173; font-size: 14px }
article { margin: 0 0 12px; border: 1px solid #d5dce5; border-radius: 12px; background: #fff }
h2 { margin: 0; padding: 14px 20px 0; font-size: 16px; overflow-wrap: anywhere } .meta { display: flex; flex-wrap: wrap; gap: 0 16px; color: #566173; font-size: 13px; font-variant-numeric: tabular-nums ; margin: 0; padding: 0 20px 12px }
pre { margin: 0; padding: 16px 20px; border-top: 1px solid #e4e9ef; font: inherit; font-size: 15px; white-space: pre-wrap; overflow-wrap: anywhere }
pre a { color: #1a4b8c } .html { display: block; padding: 0 20px 16px; font-size: 14px; color: #1a4b8c }
.empty { padding: 48px 20px; text-align: center; color: #566173; border: 1px dashed #c3ccd8; border-radius: 12px }
`

/** The mails that arrived, newest first; it loads itself anew every few seconds. */
export const mailboxPage = (mails: readonly ArrivedMail[]): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5">
<title>開発用メールボックス</title><style>${style}</style></head>
<body><header><h1>開発用メールボックス</h1><p>この環境から送信されたメールを新しい順に表示しています。5秒ごとに更新されます。</p></header>
<main>${mails.length === 0 ? '<p class="empty">まだメールはありません。</p>' : mails.map(mailEntry).join('\n')}</main></body></html>`

const mailEntry = ({ id, to_address, subject, text, sent_at }: ArrivedMail): string => `<article>
<h2>${escapeHtml(subject)}</h2><p class="meta"><span>宛先：${escapeHtml(to_address)}</span><time>${sent_at ? time.format(sent_at) : ''}</time></p>
<pre>${linked(escapeHtml(text ?? ''))}</pre><a class="html" href="/dev/mailbox/${id}">HTML形式で見る</a></article>`

const time = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'medium', timeStyle: 'medium' })

const linked = (html: string): string => html.replace(/https?:\/\/[^\s<]+/g, url => `<a href="${url}">${url}</a>`)
