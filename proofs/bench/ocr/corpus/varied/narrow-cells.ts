import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A spreadsheet squeezed onto a sheet: values run over two lines of narrow cells, their headings in the middle. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 3, number: 'customer', banks: ['regional'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm; font-family: 'UD Gothic'; font-size: 9.5pt; line-height: 1.5 } h1 { font-size: 16pt; text-align: center } table { border-collapse: collapse; margin: 4mm 0 } td, th { border: 1px solid #333; padding: 1mm 2mm; font-weight: normal; vertical-align: middle } th { background: #eee } .right { margin-left: 96mm; width: 82mm } .narrow { width: 25mm; text-align: center } .goods { width: 100% } .pay { width: 78mm } .pay td { width: 31mm }`,
      pages: [
        `<h1>御請求書</h1><table class="right"><tr><th>請求書番号</th><td class="narrow">${facts.invoice_number}</td><th>請求日</th><td>${written.slashed(facts.issue_date)}</td></tr></table><p style="font-size:12pt">${payer.name}　御中</p><p style="margin-left:110mm">${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>
        <p style="font-size:14pt;margin:4mm 0">ご請求金額　<b>¥${grouped(facts.total)}-</b></p>
        <table class="goods"><tr><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table class="pay"><tr><th>支払期日</th><td>${written.slashed(facts.due_date)}</td></tr><tr><th>銀行名</th><td>${account.bank.name}</td></tr><tr><th>支店名</th><td>${account.branch.name}</td></tr><tr><th>口座番号</th><td>${typeName(account)} ${account.number}</td></tr><tr><th>口座名義（カナ）</th><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
