import { written } from '../days.ts'
import type { Facts } from '../facts.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

const shops = ['本社食堂', '丸の内店'] as const

const sheet = (facts: Facts, index: number) => {
  const {
    issuer,
    payer,
    accounts: [account],
  } = facts
  return `<header><p>${payer.name}　御中</p><p>${written.longPadded(facts.issue_date)}付　請求書番号：${facts.invoice_number}</p></header><h1>御請求書</h1><p style="margin-bottom:4mm">納品先：${shops[index] ?? ''}</p>
  <div class="row"><p class="sum">御請求額　${grouped(facts.total)}円</p><p>${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号：${issuer.registration_number}</p></div>
  <table><tr><th>品目</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
  <table class="tax">${facts.rates.map(({ rate, net, tax }) => `<tr><td>${rate}%（軽減税率）対象　${grouped(net)}</td><td class="number">消費税額　${grouped(tax)}</td></tr>`).join('')}<tr><td>合計（税込）</td><td class="number">${grouped(facts.total)}</td></tr></table>
  <footer>お支払い期限：${written.longPadded(facts.due_date)}<br>お振込先：${account.bank.name}（${account.bank.code}）${account.branch.name}（${account.branch.code}）${typeName(account)}預金 ${account.number}<br>口座名義：${account.holder}</footer>`
}

/** A grocer that bills two shops of one firm, each on a sheet, sent as one file. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [8], number: 'letters', banks: ['regional'], dueInDays: 28 },
  following: 1,
  render: (facts, following) => ({
    css: `.page { font-family: 'UD Gothic'; font-size: 10pt; padding: 16mm 20mm } header { display: flex; justify-content: space-between; border-bottom: 1pt solid #333; padding-bottom: 2mm } h1 { font-size: 19pt; margin: 8mm 0 } .row { display: flex; justify-content: space-between; align-items: start } .sum { font-size: 15pt; border: 1.4pt solid #333; padding: 3mm 5mm } table { width: 100%; margin-top: 8mm } th { background: #333; color: #fff; font-weight: normal } td, th { border: .5pt solid #333; padding: 1.5mm 2mm } .tax { width: 112mm; margin-left: auto } footer { margin-top: 10mm; line-height: 1.8 }`,
    pages: [facts, ...following].map(sheet),
    invoicePages: [1, 2],
  }),
}
