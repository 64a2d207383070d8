import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const works = ['ダクト保温', '天井開口・復旧', '空調機更新（室外機共）', '試運転調整', 'フロン回収', 'ドレン配管']

/** Fitters of air conditioners: a heading cut in two by a rule, a discount among the lines, terms beside the sums. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 6, number: 'slashes', banks: ['shinkin'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const discount = 15_000
    const rowOf = (cells: readonly string[]) =>
      `<tr>${cells.map((cell, at) => `<td${at === 0 ? '' : ' class="number"'}>${cell}</td>`).join('')}</tr>`
    return {
      css: `.page { padding: 15mm 18mm; font: 9.5pt/1.55 'Liberation Sans Narrow', 'UD Gothic' } h1 { font-size: 15pt; letter-spacing: .25em; border-left: 3mm solid #1d6fb8; padding-left: 4mm; line-height: 1.3 } .lines { width: 100%; margin-top: 5mm } .lines th { font-weight: 700; color: #1d6fb8; border-top: 1px solid #1d6fb8; border-bottom: 1px solid #1d6fb8; padding: 1mm 2mm } .lines td { padding: 1.3mm 2mm; border-bottom: 1px solid #d3dfea } .terms dt { float: left; clear: left; width: 24mm; color: #1d6fb8 } .terms dd { margin-left: 24mm } .sums { width: 74mm } .sums td { padding: 1mm 2mm } .sums tr:last-child td { border-top: 2px solid #1d6fb8; font-weight: 700; font-size: 13pt }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #1d6fb8;padding-bottom:2mm"><h1>工事代金ご請求書</h1><p style="text-align:right">${facts.invoice_number}<br>${written.slashedShort(facts.issue_date)}</p></div>
        <div style="display:grid;grid-template-columns:1fr 78mm;gap:6mm;margin-top:7mm"><div><p style="font-size:12.5pt">${payer.name} 御中</p><p style="margin-top:4mm">工事名称：本社3階 空調機更新工事<br>ご注文番号：PO-66120<br>完了確認：立会済</p></div><div><p>${mark('hexagon', '#1d6fb8', '10mm')} <b style="font-size:12pt">${issuer.name}</b></p><p style="font-size:8.5pt;margin-top:1mm">〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>インボイス番号 ${issuer.registration_number}</p></div></div>
        <table class="lines"><tr><th style="text-align:left">工事内容</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, at) =>
            rowOf([
              works[at] ?? '諸経費',
              `${grouped(quantity)} ${unit}`,
              grouped(at === 3 ? price + discount : price),
              grouped(at === 3 ? amount + discount * quantity : amount),
            ]),
        )}${rowOf(['出精値引き', '', '', `▲${grouped(discount * (facts.lines[3]?.quantity ?? 0))}`])}</table>
        <div style="display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start"><dl class="terms" style="width:92mm"><dt>お支払期限</dt><dd>${written.slashedShort(facts.due_date)}</dd><dt>お支払方法</dt><dd>銀行振込</dd><dt>振込口座</dt><dd>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)} ${account.number}</dd><dt>口座名義人</dt><dd>${account.holder}</dd></dl><table class="sums">${rowOf(['値引後小計', `¥${grouped(facts.subtotal)}`])}${perRate(facts, (rate, net, tax) => rowOf([`消費税 ${rate}%（対象 ¥${net}）`, `¥${tax}`]))}${rowOf(['税込合計', `¥${grouped(facts.total)}`])}</table></div>`,
      ],
    }
  },
}
