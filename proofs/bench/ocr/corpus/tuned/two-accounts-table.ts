import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../markup.ts'

/** A maintenance firm: a table of accounts at two banks, holder in half-width kana, blue form. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 6, number: 'digits', banks: ['major', 'regional'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account, second = account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; padding: 14mm 16mm; font-size: 9pt; color: #13235b } td, th { border: 1px solid #5a6fb5; padding: 1mm 2mm; font-weight: normal } th { background: #e4e9f8 } table { width: 100%; margin-bottom: 4mm } h1 { font-size: 17pt; text-align: center; border-bottom: 2px solid #5a6fb5; margin-bottom: 5mm }`,
      pages: [
        `<h1>請求書</h1><div style="display:grid;grid-template-columns:1fr 84mm;gap:6mm"><div><p style="font-size:12.5pt">${payer.name} 御中</p><p>いつもお世話になっております。<br>下記のとおりご請求いたします。</p></div><table><tr><th>請求No.</th><td>${facts.invoice_number}</td></tr><tr><th>発行年月日</th><td>${written.longPadded(facts.issue_date)}</td></tr><tr><th>お支払期日</th><td>${written.longPadded(facts.due_date)}</td></tr><tr><th>登録番号</th><td>${issuer.registration_number}</td></tr></table></div><table style="width:96mm"><tr><th style="font-size:12pt">ご請求金額合計</th><td style="font-size:14pt" class="number">${grouped(facts.total)}円</td></tr></table><p style="text-align:right;margin-bottom:4mm"><b style="font-size:12pt">${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>電話：${issuer.phone}　FAX：${issuer.fax}</p>
        <table><tr><th>保守・作業内容</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td colspan="3" class="number">税抜小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3" class="number">消費税額（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3" class="number">税込合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table><tr><th>金融機関</th><th>本支店</th><th>種別</th><th>番号</th><th>名義（カナ）</th></tr>${[account, second].map(one => `<tr><td>${one.bank.name}</td><td>${one.branch.name}</td><td>${typeName(one)}</td><td>${one.number}</td><td>${halfWidthHolder(one)}</td></tr>`).join('')}</table>`,
      ],
    }
  },
}
