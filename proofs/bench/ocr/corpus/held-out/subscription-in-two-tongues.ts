import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, mark, perRate, rows } from '../markup.ts'

/** A service by subscription: each Japanese label over its English, dotted zeros, all about the bank in one card. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'letters', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pair = (label: string, english: string, value: string) =>
      `<div class="pair"><p>${label}<small>${english}</small></p><p>${value}</p></div>`
    return {
      css: `.page { font-family: 'Dotted Zero', 'Noto Sans CJK JP', sans-serif; font-size: 9.5pt; padding: 18mm 18mm; color: #1c2333 } small { display: block; color: #7a8196; font-size: 7pt; line-height: 1.2 } h1 { font-size: 20pt; font-weight: 400 } .head { display: flex; justify-content: space-between; align-items: center; margin-bottom: 9mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm } .pair { display: grid; grid-template-columns: 34mm 1fr; padding: 1.4mm 0; align-items: center } table { width: 100%; margin: 8mm 0 4mm } th { text-align: left; font-weight: 400; border-bottom: 1pt solid #1c2333; padding-bottom: 1mm } td { padding: 2.2mm 0; border-bottom: .5pt solid #d5d9e4 } .card { background: #f2f4fa; border-radius: 3mm; padding: 4mm 6mm; margin-top: 8mm } .card .two { grid-template-columns: 64mm 1fr; gap: 3mm 12mm } .card .pair { grid-template-columns: 20mm 1fr }`,
      pages: [
        `<div class="head"><h1>請求書 <span style="color:#7a8196">Invoice</span></h1><span>${mark('bars', '#3b55c9', '11mm')}</span></div><div class="two"><div><small>請求先 Bill to</small><p style="font-size:12pt">${payer.name} 御中</p><p>〒${payer.postal_code}<br>${payer.address}</p><small style="margin-top:5mm">発行者 Issued by</small><p>${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}</p></div>
        <div>${pair('請求書番号', 'Invoice number', facts.invoice_number)}${pair('発行日', 'Date of issue', written.iso(facts.issue_date))}${pair('支払期日', 'Date due', written.iso(facts.due_date))}${pair('登録番号', 'Tax registration number', issuer.registration_number)}${pair('ご利用期間', 'Service period', `${written.iso(addDays(facts.issue_date, -30))} 〜<br>${written.iso(addDays(facts.issue_date, -1))}`)}</div></div>
        <p style="font-size:17pt;margin-top:8mm">¥${grouped(facts.total)} <span style="font-size:10pt">お支払い総額（税込） / Amount due</span></p>
        <table><tr><th>内容<small>Description</small></th><th class="number">数量<small>Qty</small></th><th class="number">単価<small>Unit price</small></th><th class="number">金額<small>Amount</small></th></tr>${rows(facts.lines, ({ name, quantity, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}</td><td class="number">¥${grouped(price)}</td><td class="number">¥${grouped(amount)}</td></tr>`)}<tr><td colspan="3" class="number">小計 Subtotal</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td colspan="3" class="number">消費税 JCT ${rate}%（¥${net} に対し）</td><td class="number">¥${tax}</td></tr>`)}<tr><td colspan="3" class="number"><b>合計 Total</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <div class="card"><p style="margin-bottom:2mm">銀行振込の場合 / Pay by bank transfer</p><div class="two">${pair('銀行', 'Bank', `${account.bank.name}（${account.bank.code}）`)}${pair('支店', 'Branch', `${account.branch.name}（${account.branch.code}）`)}${pair('口座', 'Account', `普通 ${account.number}`)}${pair('名義', 'Payee', account.holder)}</div></div>`,
      ],
    }
  },
}
