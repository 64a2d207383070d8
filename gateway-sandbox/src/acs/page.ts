import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { acsStyle } from './style.ts'
import type { Order } from '../orders.ts'
import { testOneTimePassword } from '../scenario-cards.ts'

const merchantName = '請求書カード払いオンライン'
const styleHash = createHash('sha256').update(acsStyle).digest('base64')

/** No script at all; the form may only go back to us and on to the merchant. */
export function acsSecurityHeaders(order: Order | undefined): [name: string, value: string][] {
  const target = order?.redirection_uri ? new URL(order.redirection_uri).origin : ''
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`
  return [
    ['content-security-policy', policy.replace(' ;', ';')],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
  ]
}

export function acsPage(order: Order, now: Date, triesLeft: number | undefined) {
  const hasError = triesLeft !== undefined
  return page(
    '本人認証',
    html`
    <h1>カードご本人様の確認</h1>
    <p>ご登録の携帯電話番号に送信したワンタイムパスワードを入力してください。</p>
    <dl>
      <div><dt>ご利用先</dt><dd>${merchantName}</dd></div>
      <div><dt>ご利用金額</dt><dd class="amount">${order.amount.toLocaleString('ja-JP')}円</dd></div>
      <div><dt>ご利用日</dt><dd>${formatDay(now)}</dd></div>
      <div><dt>カード番号</dt><dd>${order.brand}　**** **** **** ${order.masked_number.slice(-4)}</dd></div>
    </dl>
    <form method="post">
      <label for="password">ワンタイムパスワード <span class="required">※必須</span></label>
      <p class="help" id="help">テスト環境です。パスワードは <strong>${testOneTimePassword}</strong> です。</p>
      <input id="password" name="password" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required autofocus
        aria-describedby="help${hasError ? ' error' : ''}" ${hasError ? raw('aria-invalid="true"') : ''}>
      ${hasError ? html`<p class="error" id="error" role="alert">＊ワンタイムパスワードが正しくありません。もう一度入力してください。（残り${triesLeft}回）</p>` : ''}
      <button name="action" value="authenticate">認証する</button>
      <button name="action" value="cancel" class="secondary" formnovalidate>キャンセル</button>
    </form>`,
  )
}

export function lostPage() {
  return page(
    '本人認証',
    html`<h1>本人認証のページが見つかりません</h1>
    <p>ご利用先のページに戻り、もう一度お手続きください。</p>`,
  )
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}｜サンプル銀行カード</title>
<style>${raw(acsStyle)}</style>
</head>
<body>
<header><span class="bank">サンプル銀行カード</span><span class="service">本人認証サービス（3-Dセキュア）</span></header>
<main>${content}</main>
<footer>これは動作確認用のカード会社の画面です。実際の決済は行われません。</footer>
</body>
</html>`
}

function formatDay(now: Date): string {
  return new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(now)
}
