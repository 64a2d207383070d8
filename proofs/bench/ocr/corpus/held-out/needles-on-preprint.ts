import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, fullWidth, grouped, halfWidthHolder, rows, typeName } from '../markup.ts'

/** A delivery note that is the invoice too: a form in red print, filled in by a printer with needles. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 7, rates: [8, 10], number: 'digits', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const set = (text: string) => `<span class="set">${text}</span>`
    const cell = (text: string) => `<td class="number">${set(text)}</td>`
    return {
      css: `.page { font-family: 'UD Mincho', serif; font-size: 9pt; padding: 14mm 15mm; color: #a8323a } .set { font-family: 'Needle Printer', monospace; font-size: 15px; color: #26262c } h1 { font-size: 18pt; font-weight: normal; letter-spacing: .35em } .head { display: grid; grid-template-columns: 92mm 1fr; gap: 8mm; margin: 4mm 0 } td, th { border: .7pt solid #a8323a; padding: .8mm 1.8mm; font-weight: normal; height: 7.4mm } th { background: #fbeeee } table { width: 100% } .sum td { height: 10mm }`,
      pages: [
        `<h1>納品書（兼請求書）</h1><div class="head"><div><p>${set(`〒${payer.postal_code}`)}<br>${set(payer.address)}</p><p style="border-bottom:.7pt solid;margin-top:3mm">${set(`<span style="font-size:18px">${payer.name}</span>`)}　　様</p><p style="margin-top:4mm">毎度ありがとうございます。<br>下記のとおり納品し、ご請求いたします。</p></div>
        <div><table><tr><th>請求書NO.</th><td>${set(facts.invoice_number)}</td></tr><tr><th>納品・請求日</th><td>${set(written.longPadded(facts.issue_date))}</td></tr></table><p style="margin-top:2mm"><span style="font-size:12pt">${issuer.name}</span><br>〒${issuer.postal_code}<br>${issuer.address}<br>☎ ${issuer.phone}　FAX ${issuer.fax}<br>登録番号　${issuer.registration_number}</p></div></div>
        <table><tr><th>品　番・品　名</th><th>税</th><th>数　量</th><th>単　価</th><th>金　額</th></tr>${rows(facts.lines, ({ name, rate, quantity, unit, price, amount }) => `<tr><td>${set(name)}</td><td>${set(rate === 8 ? '軽' : '標')}</td>${cell(`${grouped(quantity)} ${unit}`)}${cell(grouped(price))}${cell(grouped(amount))}</tr>`)}${emptyRows(facts.lines, 12, 5)}</table>
        <table class="sum" style="margin-top:3mm"><tr><th>10％対象</th><th>消費税</th><th>8％対象（軽）</th><th>消費税</th><th>税込合計額</th></tr><tr>${[
          10, 8,
        ]
          .map(wanted => facts.rates.find(({ rate }) => rate === wanted))
          .map(total => `${cell(grouped(total?.net ?? 0))}${cell(grouped(total?.tax ?? 0))}`)
          .join(
            '',
          )}<td class="number">${set(`<span style="font-size:19px">￥${grouped(facts.total)}</span>`)}</td></tr></table>
        <table style="margin-top:3mm"><tr><th>お支払</th><td>${set(`翌月末日（${written.longPadded(facts.due_date)}）`)}</td></tr><tr><th>お振込</th><td>${set(`${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}`)}</td></tr><tr><th>口座名</th><td>${set(halfWidthHolder(account))}</td></tr></table><p style="margin-top:2mm">（${fullWidth('2')}枚目：お客様控）　※印字のない欄は空欄です。</p>`,
      ],
    }
  },
}
