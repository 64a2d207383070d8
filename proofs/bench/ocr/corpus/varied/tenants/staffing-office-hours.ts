import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, typeName } from '../../markup.ts'

const people = ['青柳', '門脇', '志村', '榎本']

/** A staffing firm's invoice by its own system: numbers in a block at the top, hours, the account as a table. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'month', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    return {
      css: `.page { padding: 14mm 15mm; font: 9.5pt/1.5 'UD Gothic' } h1 { font-size: 16pt; text-align: center; letter-spacing: .4em; border-bottom: 2px solid #7a2e52; padding-bottom: 2mm; margin-bottom: 5mm } table { width: 100% } .box td, .box th { border: 1px solid #999; padding: 1mm 2mm; font-weight: 400 } .box th { background: #f6ecf1; text-align: left; white-space: nowrap } .lines th { text-align: center }`,
      pages: [
        `<h1>ご請求書</h1><div style="display:flex;justify-content:space-between"><div style="width:92mm"><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:13pt;margin-top:2mm">${payer.name}　御中</p><p style="margin-top:2mm">人事総務部　ご担当者様</p></div><table class="box" style="width:76mm;align-self:start"><tr><th>請求書番号</th><td>${facts.invoice_number}</td></tr><tr><th>請求年月日</th><td>${written.longPadded(facts.issue_date)}</td></tr><tr><th>お支払期日</th><td>${written.longPadded(facts.due_date)}</td></tr><tr><th>対象期間</th><td>${written.slashed(`${month.slice(0, 7)}-01`)} ～ ${written.slashed(month)}</td></tr></table></div>
        <div style="margin:5mm 0 0 auto;width:76mm"><p style="font-size:11.5pt">${issuer.name}</p><p style="font-size:8.5pt">〒${issuer.postal_code}　${issuer.address}<br>TEL：${issuer.phone}　FAX：${issuer.fax}<br>インボイス登録番号：${issuer.registration_number}</p></div>
        <table class="box" style="width:92mm;margin-top:2mm"><tr><th style="font-size:11pt">ご請求額（税込）</th><td class="number" style="font-size:15pt;font-weight:700">${grouped(facts.total)} 円</td></tr></table>
        <table class="box lines" style="margin-top:5mm"><tr><th>スタッフ氏名</th><th>業務内容</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${facts.lines.map(({ name, quantity, unit, price, amount }, at) => `<tr><td>${people[at] ?? ''}</td><td>${name}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`).join('')}${'<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(4)}</table>
        <table class="box" style="width:84mm;margin:3mm 0 0 auto"><tr><th>小計（税抜）</th><td class="number">${grouped(facts.subtotal)} 円</td></tr>${perRate(facts, (rate, net, tax) => `<tr><th>${rate}%対象</th><td class="number">${net} 円</td></tr><tr><th>消費税（${rate}%）</th><td class="number">${tax} 円</td></tr>`)}<tr><th>合計（税込）</th><td class="number">${grouped(facts.total)} 円</td></tr></table>
        <table class="box" style="margin-top:6mm"><tr><th>振込先銀行</th><th>支店名</th><th>預金種目</th><th>口座番号</th><th>口座名義</th></tr><tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}預金</td><td>${account.number}</td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
