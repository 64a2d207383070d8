import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A printer's form whose headings stand on end at the left of what they head, all of it in one frame. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 5, rates: [10], number: 'customer', banks: ['shinkin'], dueInDays: 60 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const part = (heading: string, body: string) => `<article><h2>${heading}</h2><div>${body}</div></article>`
    return {
      css: `.page { padding: 16mm; font-family: 'UD Mincho', serif; font-size: 10.5pt } h1 { font-size: 18pt; text-align: right; letter-spacing: .3em } article { display: flex; border: 1px solid #333; border-bottom: 0 } article:last-of-type { border-bottom: 1px solid #333 } h2 { writing-mode: vertical-rl; font-size: 10pt; font-weight: normal; background: #ece7da; padding: 2mm; text-align: center; letter-spacing: .2em } article div { padding: 3mm 5mm; flex: 1; line-height: 1.8 } table { width: 100% } td { padding: .6mm 0 } u { text-decoration-thickness: 1px }`,
      pages: [
        `<h1>御請求書</h1><p style="text-align:right">${written.era(facts.issue_date)} 発行</p>${part('宛先', `〒${payer.postal_code} ${payer.address}<br><span style="font-size:13pt">${payer.name}</span>　御中`)}${part('発行者', `${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}　登録番号 ${issuer.registration_number}`)}
        ${part('請求', `請求番号　${facts.invoice_number}　　お支払期日　${written.era(facts.due_date)}<br><span style="font-size:15pt">ご請求金額　<u>￥${grouped(facts.total)}</u></span>（消費税込）`)}
        ${part('内訳', `<table>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>小計</td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税（${rate}％）</td><td></td><td></td><td class="number">${tax}</td></tr>`)}<tr><td>総合計</td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>`)}
        ${part('振込先', `${account.bank.name}　${account.branch.name}<br>${typeName(account)}預金　${account.number}<br>（フリガナ）${account.holder}`)}`,
      ],
    }
  },
}
