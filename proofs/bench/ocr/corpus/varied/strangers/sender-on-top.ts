import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** 11月5日 */
const shortDay = (day: string): string => written.long(day).replace(/^\d+年/, '')

/** An office supplier: letterhead in the middle of the top, keys in two languages, the due date without a year. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'slashes', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 14mm 20mm; font-size: 10pt } .mast { text-align: center; border-bottom: 1px solid #222; padding-bottom: 2mm; font-size: 8.5pt } .mast b { font-size: 15pt; letter-spacing: .2em } .keys { display: flex; justify-content: space-between; margin: 6mm 0 } h1 { font-size: 14pt; font-weight: 400; text-align: center; margin-top: 5mm } table { width: 100% } td, th { padding: 1.8mm 2mm; border-top: 1px solid #bbb; font-weight: 400; text-align: left } .number { text-align: right }`,
      pages: [
        `<div class="mast"><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}　TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div><h1>ご請求のご案内</h1><div class="keys"><div><p style="font-size:12.5pt">${payer.name}　御中</p></div><div>管理番号　${facts.invoice_number}<br>${written.long(facts.issue_date)}</div></div>
        <p>いつもご利用いただきありがとうございます。次のとおりご請求いたします。</p><p style="margin:5mm 0;font-size:13pt">ご請求総額：${grouped(facts.total)}円（うち消費税額 ${grouped(facts.tax)}円）</p><p>お支払期限：${shortDay(facts.due_date)}</p>
        <table style="margin-top:4mm"><tr><th>商品</th><th>数量</th><th></th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象 ${net}円</td><td></td><td></td><td>消費税</td><td class="number">${tax}</td></tr>`)}</table>
        <p style="margin-top:8mm">振込口座　${account.bank.name}　${account.branch.name}（${account.branch.code}）　${typeName(account)}口座 ${account.number}<br>受取人名　${account.holder}</p>`,
      ],
    }
  },
}
