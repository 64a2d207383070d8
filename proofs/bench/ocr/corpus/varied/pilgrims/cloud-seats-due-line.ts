import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A cloud service billed by a payment platform: pairs of label and value on top, one big line with sum and due day. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'letters', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const period = `${written.long(facts.issue_date)} – ${written.long(addDays(facts.issue_date, 29))}`
    return {
      css: `.page { padding: 17mm 17mm; font: 9pt/1.55 'Liberation Sans', 'UD Gothic'; color: #1a1f36 } h1 { font-size: 18pt; font-weight: 700; margin-bottom: 5mm } .pairs td { padding: 0 8mm 0 0; font-weight: 400 } .pairs tr:first-child td { font-weight: 700 } .lines { width: 100%; margin-top: 7mm } .lines th { font-weight: 400; font-size: 8pt; text-align: right; border-bottom: 1px solid #1a1f36; padding: 1mm 0 } .lines th:first-child { text-align: left } .lines td { padding: 2mm 0; vertical-align: top } .lines small { display: block; font-size: 8pt; color: #697386 } .sums { width: 92mm; margin: 4mm 0 0 auto } .sums td { border-top: 1px solid #e3e8ee; padding: 1.2mm 0 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div><h1>請求書 <span style="font-weight:400;color:#697386">Invoice</span></h1><table class="pairs"><tr><td>請求書番号</td><td>${facts.invoice_number}</td></tr><tr><td>発行日</td><td>${written.long(facts.issue_date)}</td></tr><tr><td>支払期日</td><td>${written.long(facts.due_date)}</td></tr></table></div><svg viewBox="0 0 100 100" style="width:16mm;height:16mm" aria-hidden="true"><rect width="100" height="100" rx="22" fill="#5b5bd6"/><circle cx="42" cy="56" r="20" fill="#fff"/><circle cx="62" cy="50" r="14" fill="#fff"/></svg></div>
        <div style="display:grid;grid-template-columns:1fr 1fr;gap:12mm;margin-top:8mm"><div><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>日本<br>${issuer.phone}<br>JP TRN ${issuer.registration_number}</div><div><b>請求先</b><br>${payer.name}<br>〒${payer.postal_code}<br>${payer.address}<br>日本</div></div>
        <p style="font-size:14pt;font-weight:700;margin-top:9mm">¥${grouped(facts.total)} JPY　支払期日 ${written.long(facts.due_date)}</p>
        <table class="lines"><tr><th>説明</th><th>数量</th><th>単価</th><th>税</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }) => `<tr><td>${name}<small>${period}</small></td><td class="number">${grouped(quantity)}</td><td class="number">¥${grouped(price)}</td><td class="number">${rate}%</td><td class="number">¥${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><td>小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr><tr><td>税抜合計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>JCT - 日本（¥${net} に対して ${rate}%）</td><td class="number">¥${tax}</td></tr>`)}<tr><td>合計</td><td class="number">¥${grouped(facts.total)}</td></tr><tr><td><b>請求額</b></td><td class="number"><b>¥${grouped(facts.total)} JPY</b></td></tr></table>
        <p style="margin-top:12mm"><b>銀行振込で支払う</b></p><p style="color:#697386">以下の口座に、円建てでお振り込みください。</p><table class="pairs" style="margin-top:2mm"><tr><td style="font-weight:400">銀行名</td><td style="font-weight:400">${account.bank.name}（${account.bank.code}）</td></tr><tr><td>支店名</td><td>${account.branch.name}（${account.branch.code}）</td></tr><tr><td>口座の種類</td><td>${typeName(account)}</td></tr><tr><td>口座番号</td><td>${account.number}</td></tr><tr><td>口座名義人</td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
