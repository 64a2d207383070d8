import type { findArrivedMail, listArrivedMails } from './store.ts'
import { escapeHtml } from '../http/public.ts'

type ListedMail = Awaited<ReturnType<typeof listArrivedMails>>[number]
type ArrivedMail = NonNullable<Awaited<ReturnType<typeof findArrivedMail>>>

const style = `
:root { color-scheme: light; font: 16px/1.7 'Hiragino Sans', 'Noto Sans JP', Meiryo, sans-serif; color: #1c2430; background: #eef1f5 }
body { margin: 0 auto; max-width: 760px; padding: 32px 16px } a { color: #1a4b8c }
h1 { margin: 0; font-size: 22px; overflow-wrap: anywhere } header p { margin: 4px 0 24px; color: #566173; font-size: 14px }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid #d5dce5; border-radius: 12px; background: #fff; overflow: hidden }
li + li { border-top: 1px solid #e4e9ef } li a { display: block; padding: 14px 20px; color: inherit; text-decoration: none } li a:hover, li a:focus-visible { background: #f2f5f9 }
li strong { display: block; overflow-wrap: anywhere } .start { display: block; color: #566173; font-size: 14px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.meta { display: flex; flex-wrap: wrap; gap: 0 16px; color: #566173; font-size: 13px; font-variant-numeric: tabular-nums }
nav { display: flex; gap: 8px; margin: 16px 0 } nav a { padding: 6px 20px; border: 1px solid #b6c2d1; border-radius: 8px; background: #fff; text-decoration: none } nav a[aria-current] { background: #1a4b8c; border-color: #1a4b8c; color: #fff }
iframe, pre { box-sizing: border-box; width: 100%; border: 1px solid #d5dce5; border-radius: 12px; background: #fff } iframe { height: 75vh; display: block }
pre { margin: 0; padding: 20px; font: 14px/1.7 'Noto Sans Mono CJK JP', 'Osaka-Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { padding: 48px 20px; text-align: center; color: #566173; border: 1px dashed #c3ccd8; border-radius: 12px }
`

const page = (title: string, head: string, content: string): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${content}</body></html>`

/** The mails that arrived, newest first; it reloads itself every few seconds. */
export const mailboxPage = (mails: readonly ListedMail[]): string =>
  page(
    '開発用メールボックス',
    '<meta http-equiv="refresh" content="5">',
    `<header><h1>開発用メールボックス</h1><p>この環境から送信されたメールを新しい順に表示しています。5秒ごとに更新されます。</p></header>
<main>${mails.length === 0 ? '<p class="empty">まだメールはありません。</p>' : `<ul>${mails.map(entry).join('\n')}</ul>`}</main>`,
  )

const entry = (mail: ListedMail): string =>
  `<li><a href="/dev/mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>${meta(mail)}<span class="start">${escapeHtml(startOf(mail.text ?? ''))}</span></a></li>`

/** What comes after whom it greets. A code is shown at once: it is what one looks for here. */
const startOf = (text: string): string =>
  /^認証コード：\d+$/m.exec(text)?.[0] ?? text.split('\n\n')[1]?.replaceAll('\n', '') ?? ''

/** One mail, as HTML or as text. */
export const mailPage = (mail: ArrivedMail, shown: 'html' | 'text'): string =>
  page(
    mail.subject,
    '',
    `<header><p><a href="/dev/mailbox">一覧に戻る</a></p><h1>${escapeHtml(mail.subject)}</h1>${meta(mail)}</header>
<nav aria-label="表示形式">${tab(mail.id, 'html', 'HTML', shown)}${tab(mail.id, 'text', 'テキスト', shown)}</nav>
<main>${shown === 'html' ? `<iframe title="メールの本文" sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withLinksOut(mail.html ?? ''))}"></iframe>` : `<pre>${linked(escapeHtml(mail.text ?? ''))}</pre>`}</main>`,
  )

/** Links leave the frame. */
const withLinksOut = (html: string): string => html.replace('<head>', '<head><base target="_top">')

const tab = (id: number, name: 'html' | 'text', label: string, shown: string): string =>
  `<a href="/dev/mailbox/${id}?as=${name}"${name === shown ? ' aria-current="page"' : ''}>${label}</a>`

const meta = ({ to_address, sent_at }: Pick<ListedMail, 'to_address' | 'sent_at'>): string =>
  `<span class="meta"><span>宛先：${escapeHtml(to_address)}</span><time>${sent_at ? time.format(sent_at) : ''}</time></span>`

const time = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'medium', timeStyle: 'medium' })

const linked = (html: string): string => html.replace(/https?:\/\/[^\s<]+/g, url => `<a href="${url}">${url}</a>`)
