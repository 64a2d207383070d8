import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../markup.ts'

/** An online service: a coloured band, small grey labels above their values, much white. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 2, number: 'letters', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const item = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`
    return {
      css: `.band { background: #1d6f8c; color: #fff; padding: 12mm 20mm; display: flex; justify-content: space-between; align-items: center; font-size: 18pt } .body { padding: 12mm 20mm } small { display: block; color: #777; font-size: 8pt }
        .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm; margin-bottom: 10mm; font-size: 11pt } table { width: 100%; margin-bottom: 8mm } th { text-align: left; color: #777; font-weight: normal; font-size: 8pt; border-bottom: 1px solid #ccc } td { padding: 3mm 0; border-bottom: 1px solid #eee }
        .sum { width: 70mm; margin: 0 0 12mm auto } .box { background: #f3f7f9; padding: 6mm; display: grid; grid-template-columns: 2fr 2fr 1fr 1.4fr; gap: 5mm }`,
      pages: [
        `<div class="band"><span>${mark('hexagon', '#fff')} 請求書</span><span style="font-size:11pt">${issuer.name}</span></div><div class="body">
        <div class="row">${item('宛先', `${payer.name} 御中`)}${item('請求書番号', facts.invoice_number)}${item('発行日', written.slashed(facts.issue_date))}</div>
        <div class="row">${item('ご請求金額（税込）', `<b style="font-size:20pt">¥${grouped(facts.total)}</b>`)}${item('お支払い期限', written.slashed(facts.due_date))}${item('登録番号', issuer.registration_number)}</div>
        <table><tr><th>内容</th><th>数量</th><th>単価</th><th>税率</th><th class="number">金額</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }) => `<tr><td>${name}</td><td>${quantity}</td><td>¥${grouped(price)}</td><td>${rate}%</td><td class="number">¥${grouped(amount)}</td></tr>`)}</table>
        <table class="sum"><tr><td>小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td>消費税（${rate}% 対象 ¥${net}）</td><td class="number">¥${tax}</td></tr>`)}<tr><td><b>合計</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <div class="box">${item('銀行', account.bank.name)}${item('支店', `${account.branch.name}（${account.branch.code}）`)}${item('種別', typeName(account))}${item('口座番号', account.number)}${item('口座名義', account.holder)}</div>
        <p style="margin-top:10mm;font-size:8pt;color:#555">${issuer.name}　〒${issuer.postal_code} ${issuer.address}　${issuer.phone}</p></div>`,
      ],
    }
  },
}
