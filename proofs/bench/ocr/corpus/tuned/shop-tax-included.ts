import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A shop whose prices include the tax: the receipt-like list, the tax named below it. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 6,
    rates: [8, 10],
    isTaxIncluded: true,
    number: 'customer',
    banks: ['shinkin'],
    dueInDays: 14,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Mincho', serif; padding: 18mm 28mm; font-size: 11pt } .center { text-align: center } h1 { font-size: 20pt; font-weight: normal; letter-spacing: .6em } hr { border: 0; border-top: 1px solid #000; margin: 5mm 0 } table { width: 100% } td { padding: 1mm 0 }`,
      pages: [
        `<div class="center"><p style="font-size:15pt">${issuer.name}</p><p style="font-size:9pt">〒${issuer.postal_code} ${issuer.address}　電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p></div><hr><h1 class="center">御請求書</h1><p>${payer.name}　様</p><p style="text-align:right">お客様番号-請求回 ${facts.invoice_number.slice(0, 5)}<br>請求番号 ${facts.invoice_number}<br>発行 ${written.dotted(facts.issue_date)}</p><hr>
        <table>${rows(facts.lines, ({ name, quantity, unit, rate, amount }) => `<tr><td>${name}${rate === 8 ? '＊' : ''}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><hr><table><tr><td>合計（内税）</td><td class="number" style="font-size:15pt">¥${grouped(facts.total)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td style="font-size:9pt">${rate}%対象（税抜 ${net}）</td><td class="number" style="font-size:9pt">内消費税 ${tax}</td></tr>`)}</table><p style="font-size:9pt">＊印は軽減税率8%対象</p><hr>
        <p>${written.dotted(facts.due_date)} までに下記口座へお振込みください。</p><p>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)}預金 ${account.number}<br>${account.holder}</p>`,
      ],
    }
  },
}
