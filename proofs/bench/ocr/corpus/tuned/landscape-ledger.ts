import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../markup.ts'

/** A wide sheet of a ledger program: three blocks in a row above the lines. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 7, number: 'day', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; font-size: 9pt; padding: 12mm 15mm } h1 { font-size: 16pt; border-bottom: 2px solid #225; color: #225; letter-spacing: .3em } .top { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; margin: 5mm 0 } table { width: 100% } th { background: #225; color: #fff; font-weight: normal; padding: 1mm } td { border: 1px solid #99a; padding: 1mm 2mm } dl { display: grid; grid-template-columns: 26mm 1fr } .big { font-size: 17pt; border: 2px solid #225; padding: 2mm 4mm; text-align: center }`,
      pages: [
        `<h1>請求書</h1><div class="top"><div><p style="font-size:12pt">${payer.name} 御中</p><p>〒${payer.postal_code}<br>${payer.address}</p></div><div><p>今回請求額</p><p class="big">${grouped(facts.total)} 円</p></div>
        <div><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>適格請求書発行事業者登録番号 ${issuer.registration_number}</div></div>
        <div class="top"><dl><dt>請求書No</dt><dd>${facts.invoice_number}</dd><dt>請求日付</dt><dd>${written.slashed(facts.issue_date)}</dd><dt>入金予定日</dt><dd>${written.slashed(facts.due_date)}</dd></dl><dl><dt>取引銀行</dt><dd>${account.bank.name}</dd><dt>支店</dt><dd>${account.branch.name}</dd></dl><dl><dt>口座</dt><dd>${typeName(account)} No.${account.number}</dd><dt>名義人</dt><dd>${account.holder}</dd></dl></div>
        <table><tr><th>商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th><th>税率</th><th>備考</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)}</td><td>${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td><td>${line.rate}%</td><td></td></tr>`)}${emptyRows(facts.lines, 9, 7)}
        ${perRate(facts, (rate, net, tax) => `<tr><td colspan="4">【${rate}%対象　税抜額 ${net}】</td><td class="number">${tax}</td><td colspan="2">消費税</td></tr>`)}<tr><td colspan="4">【合計】</td><td class="number">${grouped(facts.total)}</td><td colspan="2"></td></tr></table>`,
      ],
      isLandscape: true,
    }
  },
}
