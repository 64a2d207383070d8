import { issuer } from '../config/public.ts'
import { escapeHtml } from '../http/public.ts'
import { homeOf, type MailOrigin, productName } from './content.ts'
import type { MailContent } from '../database/public.ts'
import { signatureOf } from './mail-text.ts'

const font = "'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic',Meiryo,sans-serif"
// Outlook lays out by tables and takes styles from the elements only; the style sheet is for programs that know
// dark colours, narrow screens and Japanese phrases.
const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.text,.soft{line-break:strict;word-break:auto-phrase;text-wrap:pretty}
@media (max-width:480px){.card{padding:24px 20px !important}.label{width:43% !important}}
@media (prefers-color-scheme:dark){
.page{background:#1c1a17 !important}.card{background:#2f2b26 !important}
.text,.value,.code{color:#f6f4f1 !important}.soft,.label{color:#c9c3b9 !important}
.box{background:#47423a !important}.line{border-color:#5f594f !important}
.brand,.link{color:#a9ccd1 !important}.button,.button a{background:#1f6a77 !important;color:#ffffff !important}
}`

/** The mail as HTML: one column of tables, so that Outlook and Gmail show it as Apple's Mail does. */
export function mailHtml(
  content: MailContent,
  salutation: readonly string[],
  { edgeOrigin, supportAddress }: MailOrigin,
): string {
  const { subject, paragraphs, code, facts, quote, action, closing = [] } = content
  const home = homeOf(edgeOrigin)
  const preheader = content.preheader ?? paragraphs[0] ?? ''
  return `<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head>
<body class="page" style="margin:0;padding:0;background:#f6f4f1;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f4f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="brand" style="padding:0 4px 12px;font:700 16px/1.5 ${font};color:#0d5562">${productName}</td></tr>
<tr><td class="card text" style="padding:32px;background:#ffffff;border-radius:12px;font:400 16px/1.75 ${font};color:#1c1a17;overflow-wrap:anywhere">
${[
  `<p class="text" style="margin:0 0 20px">${salutation.map(escapeHtml).join('<br>')}</p>`,
  ...paragraphs.map(paragraph),
  code ? codeBox(code) : '',
  facts ? factsTable(facts) : '',
  quote ? quoteBox(quote) : '',
  action ? button(action.label, edgeOrigin + action.path) : '',
  ...closing.map(note),
]
  .filter(Boolean)
  .join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font:400 13px/1.7 ${font};color:#5f594f">
<strong>${productName}</strong><br>${issuer.issuer_name}<br>${issuer.issuer_address}<br><a class="link" href="${escapeHtml(home)}" style="color:#0d5562">${escapeHtml(home)}</a><br>${signatureOf(supportAddress).map(escapeHtml).join('<br>')}
</td></tr></table></td></tr></table></body></html>`
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
const paragraph = (text: string): string => `<p class="text" style="margin:0 0 16px">${lines(text)}</p>`
const note = (text: string): string =>
  `<p class="soft" style="margin:0 0 12px;font-size:14px;color:#5f594f">${lines(text)}</p>`

const table = (content: string, style = ''): string =>
  `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;${style}">${content}</table>`

const codeBox = (code: string): string =>
  table(
    `<tr><td class="box code" align="center" style="padding:18px 8px 18px 16px;background:#f6f4f1;border-radius:8px;font:700 32px/1.4 Menlo,Consolas,monospace;letter-spacing:8px;color:#1c1a17">${escapeHtml(code)}</td></tr>`,
  )

const factsTable = (pairs: NonNullable<MailContent['facts']>): string =>
  table(
    pairs
      .map(
        ([label, value]) =>
          `<tr><td class="label line" width="34%" valign="top" style="width:34%;padding:10px 12px 10px 0;border-bottom:1px solid #e0dcd5;font-size:14px;word-break:keep-all;color:#5f594f">${escapeHtml(label)}</td>` +
          `<td class="value line" align="right" valign="top" style="padding:10px 0;border-bottom:1px solid #e0dcd5;font-weight:700;font-variant-numeric:tabular-nums;word-break:keep-all;color:#1c1a17">${escapeHtml(value)}</td></tr>`,
      )
      .join('\n'),
    'border-top:1px solid #e0dcd5',
  )

const quoteBox = ({ label, text }: NonNullable<MailContent['quote']>): string =>
  table(
    `<tr><td class="box text" style="padding:16px 20px;background:#f6f4f1;border-left:4px solid #c9c3b9;font-size:15px"><span class="soft" style="font-size:13px;color:#5f594f">${escapeHtml(label)}</span><br>${lines(text)}</td></tr>`,
  )

const button = (
  label: string,
  url: string,
): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 12px"><tr><td class="button" bgcolor="#0d5562" style="border-radius:8px;background:#0d5562"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/1.4 ${font};color:#ffffff;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 24px;font-size:13px;line-height:1.6;color:#5f594f">ボタンを押せないときは、次のURLをブラウザーで開いてください。<br><a class="link" href="${escapeHtml(url)}" style="color:#0d5562;word-break:break-all">${escapeHtml(url)}</a></p>`
