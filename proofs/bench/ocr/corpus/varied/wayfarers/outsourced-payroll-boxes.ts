import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, rows, typeName } from '../../markup.ts'

/** A consultancy by subscription: three boxes of sums, the term of the contract, the account in a table of labels. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'letters', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const blue = '#2a5db0'
    const customer = `CU-00${facts.invoice_number.slice(-4)}`
    return {
      css: `.page { padding: 16mm 18mm; font: 9.5pt/1.55 'Noto Sans CJK JP' } .title { color: ${blue}; font-size: 20pt; font-weight: 700 } .two { display: flex; justify-content: space-between; gap: 8mm } .info td { padding: .3mm 0 .3mm 5mm; font-size: 9pt } .boxes { display: flex; margin: 7mm 0 5mm } .boxes div { flex: 1; border: 1px solid ${blue}; text-align: center } .boxes div + div { border-left: 0 } .boxes span { display: block; background: ${blue}; color: #fff; font-size: 8.5pt } .boxes b { font-size: 13pt; line-height: 2 } .lines { width: 100%; font-size: 9pt } .lines th { border-top: 2px solid ${blue}; border-bottom: 1px solid ${blue}; padding: 1mm; text-align: left } .lines td { padding: 1.5mm 1mm; border-bottom: 1px dotted #999 } .bank { margin-top: 8mm; width: 100mm } .bank th { background: #e9f0fb; font-weight: 400; text-align: left; padding: 1mm 3mm; width: 30mm; border: 1px solid #c5d3ea } .bank td { padding: 1mm 3mm; border: 1px solid #c5d3ea }`,
      pages: [
        `<div class="two"><div><p class="title">請求書</p><p style="margin-top:6mm;font-size:8.5pt">${payer.postal_code} ${payer.address}</p><p style="font-size:12pt">${payer.name} 御中</p><p style="font-size:9pt">管理本部　人事総務部　ご担当者様</p></div>
        <div><p>${mark('waves', blue, '9mm')} <b>${issuer.name}</b></p><p style="font-size:8.5pt">〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone} / FAX ${issuer.fax}<br>適格請求書発行事業者登録番号 ${issuer.registration_number}</p><table class="info"><tr><td>請求番号</td><td>${facts.invoice_number}</td></tr><tr><td>お客様番号</td><td>${customer}</td></tr><tr><td>発行日</td><td>${written.longPadded(facts.issue_date)}</td></tr><tr><td>お支払期限</td><td>${written.longPadded(facts.due_date)}</td></tr></table></div></div>
        <div class="boxes"><div><span>小計（税抜）</span><b>${grouped(facts.subtotal)}</b></div><div><span>消費税額（10%）</span><b>${grouped(facts.tax)}</b></div><div><span>ご請求額</span><b>¥${grouped(facts.total)}</b></div></div>
        <p style="font-size:9pt">ご契約番号：K26-${facts.invoice_number.slice(-5)}　ご契約期間：2026/04/01～2027/03/31　対象月：${Number(facts.issue_date.slice(5, 7))}月度</p>
        <table class="lines"><tr><th>サービス名</th><th>ご利用期間</th><th class="number">数量</th><th class="number">単価（円）</th><th class="number">金額（円）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td>${facts.issue_date.slice(0, 7).replace('-', '/')}/01～${written.slashed(endOfMonth(facts.issue_date, 0))}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="bank"><tr><th>金融機関</th><td>${account.bank.name}（${account.bank.code}）</td></tr><tr><th>支店名</th><td>${account.branch.name}（${account.branch.code}）</td></tr><tr><th>口座種別</th><td>${typeName(account)}預金</td></tr><tr><th>口座番号</th><td>${account.number}</td></tr><tr><th>口座名義（カナ）</th><td>${account.holder}</td></tr></table>
        <p style="font-size:8pt;margin-top:3mm">※次回更新日は2027年4月1日です。解約のお申し出は2027年2月28日までにお願いいたします。</p>`,
      ],
    }
  },
}
