import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../markup.ts'

/** A studio: a dark column on the left says who sends and where to pay, the right what for. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'month', banks: ['net'], dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.side { position: absolute; left: 0; top: 0; width: 62mm; height: 297mm; background: #2f3440; color: #eceff4; padding: 16mm 8mm; font-size: 8.5pt; line-height: 1.8 } .side h2 { font-size: 9pt; color: #9fb3c8; margin: 8mm 0 1mm; font-weight: normal } .main { position: absolute; left: 62mm; top: 0; width: 148mm; padding: 16mm 12mm } h1 { font-size: 24pt; font-weight: 300; letter-spacing: .2em } table { width: 100%; margin-top: 8mm } td, th { padding: 2.5mm 1mm; border-bottom: 1px solid #ddd; text-align: left; font-weight: normal } .number { text-align: right }`,
      pages: [
        `<div class="side">${mark('bars', '#9fb3c8')}<h2>発行者</h2>${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<h2>登録番号</h2>${issuer.registration_number}<h2>お振込先</h2>${account.bank.name}<br>${account.branch.name}（支店番号 ${account.branch.code}）<br>${typeName(account)}　${account.number}<br>${account.holder}<h2>お支払期限</h2>${written.long(facts.due_date)}</div>
        <div class="main"><h1>請求書</h1><p style="font-size:13pt;margin:8mm 0">${payer.name} 御中</p><p>件名：${facts.subject}<br>請求書番号：${facts.invoice_number}<br>請求日：${written.long(facts.issue_date)}</p><p style="font-size:18pt;margin-top:8mm">合計金額　${grouped(facts.total)} 円<small style="font-size:9pt">（税込）</small></p>
        <table><tr><th>項目</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}</table></div>`,
      ],
    }
  },
}
