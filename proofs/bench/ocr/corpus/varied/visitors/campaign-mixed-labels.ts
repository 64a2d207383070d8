import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

/** An agency for advertisements: labels in two languages, the sum white on black, a table of banks under one holder. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 5, number: 'dots', banks: ['net', 'major', 'regional'], dueInDays: 60 },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const pair = (label: string, value: string) => `<p><small>${label}</small>${value}</p>`
    return {
      css: `.page { padding: 16mm 17mm; font-size: 9.5pt; color: #111 } .top { display: flex; justify-content: space-between; align-items: center } h1 { font-size: 24pt; font-weight: 700; letter-spacing: .04em } small { display: inline-block; width: 34mm; color: #777; font-size: 8pt } .heads { display: grid; grid-template-columns: 1fr 1fr; margin: 8mm 0 6mm } .heads > div + div { border-left: 1px solid #bbb; padding-left: 7mm } .asked { background: #111; color: #fff; display: flex; justify-content: space-between; align-items: center; padding: 3mm 6mm } .asked b { font-size: 18pt } table { width: 100%; margin-top: 5mm } th { text-align: left; font-weight: 400; font-size: 8pt; color: #777; border-bottom: 1.5px solid #111 } td { padding: 1.6mm 1mm; border-bottom: 1px solid #ddd } th.number { text-align: right } .banks td, .banks th { font-size: 8.5pt; padding: 1mm } .fine { font-size: 8pt; color: #555; margin-top: 4mm }`,
      pages: [
        `<div class="top"><h1>INVOICE <span style="font-size:13pt;font-weight:400">御請求書</span></h1><div>${mark('bars', '#111', '9mm')} <b>${issuer.name}</b></div></div>
        <div class="heads"><div>${pair('Bill to / ご請求先', `${payer.name} 御中`)}${pair('Client / 広告主', 'サンプルブランド事業部')}${pair('Campaign / 案件名', facts.subject)}${pair('Terms / お支払条件', '月末締め翌々月末払い')}</div><div>${pair('Invoice No. / 番号', facts.invoice_number)}${pair('Date / 発行日', written.slashedShort(facts.issue_date))}${pair('Due date / 支払期限', written.slashedShort(facts.due_date))}${pair('Reg. No. / 登録番号', issuer.registration_number)}</div></div>
        <div class="asked"><span>TOTAL DUE / ご請求額（税込）</span><b>¥${grouped(facts.total)}</b></div>
        <table><tr><th>Media / 媒体・内容</th><th>Period / 期間</th><th class="number">Qty / 数量</th><th class="number">Unit / 単価</th><th class="number">Amount / 金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${name}</td><td>${written.slashed(addDays(facts.issue_date, at * 5 - 34)).slice(5)} – ${written.slashed(addDays(facts.issue_date, at * 5 - 21)).slice(5)}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">¥${grouped(price)}</td><td class="number">¥${grouped(amount)}</td></tr>`)}</table>
        <table style="width:84mm;margin-left:auto"><tr><td>Subtotal / 小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>Tax / 消費税 ${rate}%</td><td class="number">¥${tax}</td></tr>`)}<tr><td>Total / 合計</td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <table class="banks"><tr><th>Bank / 銀行</th><th>Branch / 支店</th><th>Type / 種別</th><th>Account No. / 口座番号</th></tr>${accounts.map(account => `<tr><td>${account.bank.name}</td><td>${account.branch.name} (${account.branch.code})</td><td>${typeName(account)}</td><td>${account.number}</td></tr>`).join('')}</table><p style="margin-top:2mm">Account name / 口座名義（共通）　${accounts[0].holder}</p>
        <p class="fine">掲載実績は媒体社の報告に基づきます。ご不明な点は発行日より10日以内にお知らせください。<br>${issuer.name}　${issuer.address}　Tel ${issuer.phone}</p>`,
      ],
    }
  },
}
