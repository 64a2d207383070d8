import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../markup.ts'

/** A printer's shop: a cover with total and account, what was printed on a second sheet. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 26, number: 'letters', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 18mm 20mm; font-size: 9.5pt } h1 { font-size: 20pt; letter-spacing: .5em; text-align: center; border-top: 1.5px solid; border-bottom: 1.5px solid; padding: 2mm; margin-bottom: 8mm } table { width: 100%; margin: 5mm 0 } td, th { border: 1px solid #888; padding: 1.1mm 2mm; font-weight: normal } th { background: #f0eef6 } .who { position: relative; width: 82mm; margin-left: auto }`,
      pages: [
        `<h1>御請求書</h1><p style="font-size:14pt">${payer.name} 御中</p><div class="who">発行日　${written.long(facts.issue_date)}<br>請求書No.　${facts.invoice_number}<br><br><b style="font-size:12pt">${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:4mm;top:16mm')}</div>
        <table style="margin-top:12mm"><tr><th style="width:50mm">今回ご請求額（税込）</th><td style="font-size:17pt;text-align:center">￥${grouped(facts.total)}</td></tr><tr><th>税抜金額</th><td>￥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><th>消費税等（${rate}% 対象 ${net}）</th><td>￥${tax}</td></tr>`)}<tr><th>お支払期限</th><td>${written.long(facts.due_date)}</td></tr><tr><th>件名</th><td>${facts.subject} 他（明細は別紙）</td></tr></table>
        <table><tr><th colspan="2">お振込口座</th></tr><tr><th style="width:50mm">銀行・支店</th><td>${account.bank.name}　${account.branch.name}</td></tr><tr><th>種別・番号</th><td>${typeName(account)}　${account.number}</td></tr><tr><th>口座名義人</th><td>${account.holder}</td></tr></table>`,
        `<p style="font-size:12pt">請求明細書　<small>${facts.invoice_number}　${issuer.name}</small></p><table><tr><th>No</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, (line, index) => `<tr><td>${index + 1}</td><td>${line.name}</td><td class="number">${grouped(line.quantity)}${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td colspan="4" class="number">税抜合計</td><td class="number">${grouped(facts.subtotal)}</td></tr></table>`,
      ],
    }
  },
}
