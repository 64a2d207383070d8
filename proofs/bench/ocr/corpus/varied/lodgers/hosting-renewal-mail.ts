import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const plans = ['レンタルサーバー ビジネスプラン', 'ドメイン更新 sample.example', 'SSL証明書 更新']
const rule = '-'.repeat(48)

/** A host of servers whose bill is a mail, printed: lines of hyphens, labels in brackets, a signature. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'letters', banks: ['net'], dueInDays: 20 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const expiry = endOfMonth(facts.issue_date, 2)
    return {
      css: `.page { padding: 15mm 17mm; font: 9.5pt/1.6 'Noto Sans Mono CJK JP', monospace } .head { font: 9pt/1.6 'Noto Sans CJK JP'; border-bottom: 1px solid #bbb; padding-bottom: 3mm; margin-bottom: 5mm } pre { font: inherit; margin: 0; white-space: pre-wrap }`,
      pages: [
        `<div class="head"><b style="font-size:13pt">【重要】サービス更新料金ご請求のお知らせ（${facts.invoice_number}）</b><br>
        差出人: ${issuer.name} サポートセンター &lt;billing@hosting.example&gt;<br>宛先: soumu@sample.example<br>
        送信日時: ${written.slashed(facts.issue_date)} 10:24</div><pre>${payer.name} 様

平素より弊社サービスをご利用いただき、誠にありがとうございます。
ご契約中のサービスの更新時期が近づいてまいりましたので、
下記の通り更新料金をご請求いたします。

${rule}
【請求番号】　${facts.invoice_number}
【請求日】　　${written.long(facts.issue_date)}
【お客様ID】　U-2209417
【支払期限】　${written.long(facts.due_date)}
【請求金額】　${grouped(facts.total)}円（税込）
${rule}
■ご請求内容
${rows(
  facts.lines,
  ({ quantity, amount }, index) => `${plans[index] ?? ''} ×${quantity}　${grouped(amount)}円
`,
)}　更新期間：${written.long(addDays(expiry, 1))}から1年間（有効期限 ${written.long(expiry)}）

　小計　　　　${grouped(facts.subtotal)}円
${perRate(
  facts,
  (rate, _, tax) => `　消費税(${rate}%)　${tax}円
`,
)}　合計　　　　${grouped(facts.total)}円

■お支払い方法：銀行振込
　${account.bank.name}（銀行コード ${account.bank.code}）
　${account.branch.name}（支店コード ${account.branch.code}）
　${typeName(account)}　${account.number}
　${account.holder}
　※お振込名義の前にお客様IDをご入力ください。

有効期限までにご入金の確認ができない場合、サービスは停止されます。
${rule}
${issuer.name}　サポートセンター
〒${issuer.postal_code} ${issuer.address}
適格請求書発行事業者登録番号：${issuer.registration_number}
TEL: ${issuer.phone}（平日10:00-17:00）
${rule}</pre>`,
      ],
    }
  },
}
