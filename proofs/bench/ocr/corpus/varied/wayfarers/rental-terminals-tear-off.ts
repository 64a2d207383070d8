import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** Terminals for rent: a bill, and a card to be torn off that says the account and the sum once more. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'digits', banks: ['major'], isCurrentAccount: true, dueInDays: 27 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const contract = `RN${facts.invoice_number.slice(-5)}-02`
    return {
      css: `.page { padding: 14mm 16mm; font: 9pt/1.5 'UD Gothic' } .bar { background: #e4e9d8; padding: 1.5mm 4mm; font-size: 13pt } .keys td { padding: .8mm 3mm; border-bottom: 1px solid #aab38f } .keys td:first-child { color: #55603a } .lines { width: 100%; margin-top: 5mm } .lines th { background: #e4e9d8; font-weight: 400; padding: 1mm } .lines td { padding: 1mm 2mm; border-bottom: 1px solid #ccc } .card { position: absolute; left: 0; right: 0; bottom: 0; height: 78mm; border-top: 1px dashed #444; padding: 6mm 16mm } .card table { width: 100% } .card td { border: 1px solid #555; padding: 1.5mm 2mm } .card td:nth-child(odd) { background: #f3f5ec; width: 28mm }`,
      pages: [
        `<p class="bar">ご利用料金のご請求</p><div style="display:flex;justify-content:space-between;margin-top:5mm"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:12pt;margin-top:2mm">${payer.name}　御中</p><p style="margin-top:12mm;width:80mm">平素は格別のお引き立てを賜り厚く御礼申し上げます。今回のご利用料金を下記のとおりご案内いたします。</p></div>
        <div><table class="keys"><tr><td>請求書番号</td><td>${facts.invoice_number}</td></tr><tr><td>お客様コード</td><td>7${facts.invoice_number.slice(1)}1</td></tr><tr><td>契約番号</td><td>${contract}</td></tr><tr><td>請求年月日</td><td>${written.long(facts.issue_date)}</td></tr><tr><td>ご利用期間</td><td>${written.slashedShort(addDays(facts.issue_date, -36))} - ${written.slashedShort(addDays(facts.issue_date, -6))}</td></tr><tr><td>お支払期日</td><td>${written.long(facts.due_date)}</td></tr></table><p style="margin-top:3mm;font-size:11pt">${issuer.name}</p><p>登録番号：${issuer.registration_number}<br>〒${issuer.postal_code} ${issuer.address}<br>お問い合わせ ${issuer.phone}（平日9:00～17:30）</p></div></div>
        <table class="lines"><tr><th>ご利用内容</th><th>数量</th><th>単価</th><th>料金（税抜）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}円</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr><td colspan="3">10％対象計</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td colspan="3">消費税等相当額（10％）</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td colspan="3"><b>ご請求金額</b></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table>
        <div class="card"><p style="text-align:center;font-size:8pt;margin-top:-4mm">－－ 切り取り線 －－</p><p style="margin-bottom:2mm">お振込のご案内（控）</p><table><tr><td>お振込金額</td><td class="number">${grouped(facts.total)}円</td><td>お支払期日</td><td>${written.long(facts.due_date)}</td></tr><tr><td>銀行・支店</td><td>${account.bank.name}　${account.branch.name}</td><td>預金種目</td><td>${typeName(account)}</td></tr><tr><td>口座番号</td><td>${account.number}</td><td>受取人</td><td>${account.holder}</td></tr><tr><td>ご依頼人番号</td><td>9${facts.invoice_number}3</td><td>ご依頼人</td><td>${payer.name}</td></tr></table></div>`,
      ],
    }
  },
}
