import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

/** A spreadsheet without colours: bold labels, sums at the top, the account between total and lines. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 8, number: 'year', banks: ['regional'], dueInDays: 50 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; font-size: 10pt; padding: 14mm } table { width: 100%; margin-bottom: 4mm } td, th { border: .5pt solid #000; padding: .8mm 1.6mm } .bare td { border: 0 } th { text-align: left }`,
      pages: [
        `<p style="text-align:center;font-size:17pt;font-weight:bold;margin-bottom:5mm">請 求 書</p><table class="bare"><tr><td style="font-size:13pt">${payer.name}　御中</td><td class="number">請求書番号：${facts.invoice_number}</td></tr><tr><td>担当：総務部</td><td class="number">作成日：${written.slashedShort(facts.issue_date)}</td></tr></table>
        <table><tr><th>請求合計（税込）</th><th>税抜金額</th><th>消費税(10%)</th><th>支払期限</th></tr><tr><td style="font-size:14pt">¥${grouped(facts.total)}</td><td>¥${grouped(facts.subtotal)}</td><td>¥${grouped(facts.tax)}</td><td>${written.slashedShort(facts.due_date)}</td></tr></table><table><tr><th>振込先</th><td>${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}</td></tr><tr><th>名義</th><td>${account.holder}</td></tr></table>
        <table><tr><th>No.</th><th>項目</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, (line, index) => `<tr><td>${index + 1}</td><td>${line.name}</td><td class="number">${grouped(line.quantity)}</td><td>${line.unit}</td><td class="number">¥${grouped(line.price)}</td><td class="number">¥${grouped(line.amount)}</td></tr>`)}</table><table class="bare"><tr><td>${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>Tel:${issuer.phone} Fax:${issuer.fax}<br>登録番号:${issuer.registration_number}</td></tr></table>`,
      ],
    }
  },
}
