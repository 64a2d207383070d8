import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

/** A hosting firm whose invoice is a mail that was printed: dotted zeros, colons, rules of equal signs. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'day', banks: ['net'], dueInDays: 14 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const line = (label: string, value: string) => `<p>■ ${label}：${value}</p>`
    return {
      css: `.page { font-family: 'Dotted Zero', 'UD Gothic'; font-size: 10.5pt; line-height: 1.75; padding: 18mm 20mm } hr { border: 0; border-top: 3px double #555; margin: 3mm 0 }`,
      pages: [
        `<p>${payer.name}</p><p>ご担当者 様</p><p style="margin-top:3mm">いつもご利用いただきありがとうございます。${issuer.name}です。</p><p>ご利用料金が確定しましたので、下記のとおりご請求いたします。</p><hr>
        ${line('件名', `【ご請求書】${facts.subject}`)}${line('インボイス番号', facts.invoice_number)}${line('作成日', written.iso(facts.issue_date))}${line('お支払い期限日', written.iso(facts.due_date))}${line('ご請求金額', `${grouped(facts.total)} 円（税込）`)}<hr>
        ${rows(facts.lines, ({ name, quantity, unit, amount }) => `<p>・${name}（${grouped(quantity)}${unit}） … ${grouped(amount)} 円</p>`)}<p>　小計 … ${grouped(facts.subtotal)} 円</p>${facts.rates.map(({ rate, net, tax }) => `<p>　消費税（${rate}%対象 ${grouped(net)} 円） … ${grouped(tax)} 円</p>`).join('')}<p>　合計 … ${grouped(facts.total)} 円</p><hr>
        <p>【お振込先】</p><p>金融機関名：${account.bank.name}（${account.bank.code}）</p><p>店名：${account.branch.name}（${account.branch.code}）</p><p>口座種別：${typeName(account)}</p><p>口座番号：${account.number}</p><p>口座名義：${account.holder}</p><hr>
        <p>${issuer.name}</p><p>〒${issuer.postal_code}　${issuer.address}</p><p>TEL：${issuer.phone}</p><p>適格請求書発行事業者 登録番号：${issuer.registration_number}</p>`,
      ],
    }
  },
}
