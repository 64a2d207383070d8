import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, rows, typeName } from '../../markup.ts'

const breads = [
  '山型食パン',
  'コッペパン',
  '黒糖ロール',
  '米粉パン',
  'あんぱん',
  '揚げパン',
  '牛乳パン',
  'サンド用食パン',
]

/** A bakery that serves canteens: prices with the tax in them, its sum in a round box, an account of farmers. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 8,
    rates: [8, 8, 8, 10],
    isTaxIncluded: true,
    number: 'month',
    banks: ['coop'],
    dueInDays: 20,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const brown = '#8a5426'
    const rates = facts.rates.map(
      ({ rate, net, tax }) =>
        `<tr><td>${rate}%対象</td><td class="number">${grouped(net + tax)}円</td><td class="number">（内消費税 ${grouped(tax)}円）</td></tr>`,
    )
    return {
      css: `.page { padding: 16mm 20mm; font: 10pt/1.6 'Round Gothic'; color: #33241a } .asked { border: 1.5px solid ${brown}; border-radius: 6mm; text-align: center; padding: 3mm; margin: 6mm auto; width: 120mm } .asked b { font-size: 20pt; display: block; line-height: 1.2 } .lines { width: 100% } .lines th { background: #f5e9dc; font-weight: 400; padding: 1mm 2mm } .lines td { padding: 1mm 2mm; border-bottom: 1px dashed #caa } .rates { margin: 2mm 0 0 auto } .rates td { padding: .3mm 2mm } .bank { background: #f5e9dc; border-radius: 3mm; padding: 3mm 6mm; margin-top: 7mm }`,
      pages: [
        `<div style="text-align:center">${mark('leaf', brown, '11mm')}<p style="font-size:13pt;font-weight:700">${issuer.name}</p><p style="font-size:8.5pt">〒${issuer.postal_code} ${issuer.address}　でんわ ${issuer.phone}</p><p style="font-size:8.5pt">登録番号 ${issuer.registration_number}</p></div>
        <div style="display:flex;justify-content:space-between;margin-top:6mm"><p style="font-size:12.5pt">${payer.name} 様</p><p style="text-align:right;font-size:9pt">請求書 No.${facts.invoice_number}<br>${written.era(facts.issue_date)}</p></div>
        <div class="asked">今月のご請求額（税込）<b>${grouped(facts.total)}円</b>お支払いは ${written.era(facts.due_date)} までにお願いします</div>
        <table class="lines"><tr><th>お届け品</th><th>数</th><th>税込単価</th><th>税込金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${rate === 8 ? `${breads[at] ?? name} 1ケース ◇` : name}</td><td class="number">${quantity}${rate === 8 ? 'ケース' : unit}</td><td class="number">${grouped(price)}円</td><td class="number">${grouped(amount)}円</td></tr>`)}</table>
        <table class="rates">${rates.join('')}</table><p style="font-size:8.5pt;margin-top:1mm;text-align:right">◇は軽減税率（8%）の品です</p>
        <div class="bank">お振込先　<b>${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}</b><br>名義　${account.holder}</div>`,
      ],
    }
  },
}
