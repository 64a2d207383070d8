import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A guard company whose labels stand white on dark cells, and whose sum is white on a bar. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'year', banks: ['major'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 0 } .top { background: #2b2f45; color: #fff; padding: 10mm 18mm; display: flex; justify-content: space-between } .body { padding: 7mm 18mm; font-size: 9.5pt } h1 { font-size: 20pt } .bar { background: #2b2f45; color: #fff; display: flex; justify-content: space-between; padding: 3mm 6mm; font-size: 16pt; margin: 6mm 0 } table { width: 100% } th { background: #4a5078; color: #fff; font-weight: 400; padding: 1.6mm 2mm; border: 1px solid #fff } td { padding: 1.6mm 2mm; border: 1px solid #c5c8d8 } .two { display: flex; gap: 8mm; justify-content: space-between }`,
      pages: [
        `<div class="top"><h1>請求書</h1><div>${issuer.name}<br><span style="font-size:8.5pt">${issuer.address}<br>TEL ${issuer.phone}</span></div></div><div class="body"><div class="two"><div style="width:90mm"><p style="font-size:13pt">${payer.name}　御中</p><p>${payer.address}</p></div><table style="width:78mm"><tr><th>請求番号</th><td>${facts.invoice_number}</td></tr><tr><th>請求日</th><td>${written.slashed(facts.issue_date)}</td></tr><tr><th>支払期限</th><td>${written.slashed(facts.due_date)}</td></tr><tr><th>登録番号</th><td>${issuer.registration_number}</td></tr></table></div>
        <div class="bar"><span>ご請求金額（税込）</span><span>¥${grouped(facts.total)}</span></div><table><tr><th>業務内容</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><table style="width:90mm;margin:4mm 0 6mm auto"><tr><th>小計</th><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><th>消費税 ${rate}%</th><td class="number">${tax}</td></tr>`)}<tr><th>合計</th><td class="number">${grouped(facts.total)}</td></tr></table>
        <table><tr><th>金融機関</th><th>支店</th><th>種別</th><th>口座番号</th><th>口座名義（カナ）</th></tr><tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}</td><td>${account.number}</td><td>${account.holder}</td></tr></table></div>`,
      ],
    }
  },
}
