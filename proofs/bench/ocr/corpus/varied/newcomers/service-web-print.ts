import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

/** A page of an online service, printed by a browser: its address and time at the edges, labels above pale values. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'letters', banks: ['net'], dueInDays: 33 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pair = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`
    return {
      css: `.page { padding: 20mm 18mm; font-size: 9.5pt; color: #222 } .edge { position: absolute; left: 8mm; right: 8mm; display: flex; justify-content: space-between; font: 7pt serif; color: #333 } small { display: block; color: #6b7280; font-size: 7.5pt } .pairs { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 12mm; margin: 6mm 0 } .box { background: #f5f6f8; border-radius: 2mm; padding: 4mm 6mm; margin: 6mm 0 } table { width: 100% } th { text-align: left; color: #6b7280; font-weight: 400; font-size: 8pt } td, th { padding: 2mm 1mm; border-bottom: 1px solid #e5e7eb } h1 { font-size: 17pt; font-weight: 700 }`,
      pages: [
        `<div class="edge" style="top:6mm"><span>${written.slashedShort(addDays(facts.issue_date, 3))} 10:24</span><span>請求書の詳細 | 管理画面</span></div><div style="display:flex;justify-content:space-between;align-items:center"><h1>請求書</h1>${mark('hexagon', '#4f46e5', '11mm')}</div>
        <div class="pairs">${pair('請求書番号', facts.invoice_number)}${pair('請求元', `<b>${issuer.name}</b><br>${issuer.address}<br>${issuer.registration_number}`)}${pair('発行日', written.long(facts.issue_date))}${pair('請求先', `<b>${payer.name}</b> 御中<br>${payer.address}`)}${pair('支払期限', written.long(facts.due_date))}${pair('お支払い方法', '銀行振込')}</div>
        <div class="box"><small>お支払い額（税込）</small><span style="font-size:20pt">¥${grouped(facts.total)}</span></div>
        <table><tr><th>説明</th><th class="number">数量</th><th class="number">単価</th><th class="number">税率</th><th class="number">金額</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }) => `<tr><td>${name}<small>${Number(facts.issue_date.slice(5, 7))}月ご利用分</small></td><td class="number">${grouped(quantity)}</td><td class="number">¥${grouped(price)}</td><td class="number">${rate}%</td><td class="number">¥${grouped(amount)}</td></tr>`)}</table>
        <table style="width:82mm;margin:3mm 0 0 auto"><tr><td>小計（税抜）</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税（¥${net} の ${rate}%）</td><td class="number">¥${tax}</td></tr>`)}<tr><td>合計</td><td class="number">¥${grouped(facts.total)}</td></tr><tr><td><b>未払い額</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <div class="box"><b>銀行振込のご案内</b><div class="pairs" style="margin:3mm 0 0">${pair('銀行', `${account.bank.name} (${account.bank.code})`)}${pair('支店', `${account.branch.name} (${account.branch.code})`)}${pair('口座の種類', typeName(account))}${pair('口座番号', account.number)}${pair('受取人名', account.holder)}${pair('振込人名', '必ず貴社名をご入力ください')}</div></div>
        <div class="edge" style="bottom:6mm"><span>https://billing.example.jp/invoices/${facts.invoice_number.toLowerCase()}/print</span><span>1/1</span></div>`,
      ],
    }
  },
}
