import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A wholesaler's month in seven points: balance and payment in one band above, sums of slips between. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 36,
    rates: [8, 8, 8, 10],
    number: 'customer',
    banks: ['regional', 'major'],
    isCurrentAccount: true,
    isCarriedOver: true,
  },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const paid = 412_500
    const cells = [
      ['前回御請求額', facts.carried + paid],
      ['御入金額', paid],
      ['差引繰越額', facts.carried],
      ['当月御買上額', facts.subtotal],
      ['当月消費税額', facts.tax],
      ['今回御請求額', facts.total],
    ] as const
    const slips = Array.from({ length: 9 }, (_, index) => facts.lines.slice(index * 4, index * 4 + 4))
    return {
      css: `.page { padding: 9mm 11mm; font-family: 'UD Gothic'; font-size: 7pt; line-height: 1.35 } .top { display: flex; justify-content: space-between } h1 { font-size: 13pt; letter-spacing: .4em; border-bottom: 1.5px solid #000 } table { width: 100%; margin: 2mm 0 } td, th { border: .6px solid #444; padding: .45mm 1.2mm; font-weight: 400 } th { background: #ddd } .cells td { text-align: right; font-size: 9pt; padding: 1mm } .cells td:last-child { font-weight: 700; border: 1.5px solid #000 } .slip td { background: #f4f4f4; text-align: right } .banks { font-size: 7pt }`,
      pages: [
        `<div class="top"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:11pt">${payer.name}　御中</p><p>お得意様コード　004217　　担当　営業二課</p></div><h1 style="align-self:flex-start">請求書</h1><div><p>請求書No. ${facts.invoice_number}　　頁 1</p><p>${written.longPadded(facts.issue_date)} 締切</p><p style="font-size:10pt">${issuer.name}</p><p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</p></div></div>
        <p style="margin-top:1mm">毎度お引立てに預り厚く御礼申し上げます。下記の通り御請求申し上げます。</p>
        <table class="cells"><tr>${cells.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${cells.map(([, value]) => `<td>${grouped(value)}</td>`).join('')}</tr></table>
        <table><tr><th>月/日</th><th>伝票No.</th><th>商品コード</th><th>品　名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th><th>税</th></tr>${slips
          .map(
            (lines, slip) =>
              `${rows(
                lines,
                ({ name, quantity, unit, price, rate, amount }, index) =>
                  `<tr><td>${addDays(facts.issue_date, slip * 3 - 27)
                    .slice(5)
                    .replace(
                      '-',
                      '/',
                    )}</td><td>${600_112 + slip * 17}</td><td>49${10_231 + slip * 311 + index * 29}</td><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td>${rate === 8 ? '軽8' : '10'}</td></tr>`,
              )}<tr class="slip"><td colspan="7">《伝票計》</td><td>${grouped(lines.reduce((sum, { amount }) => sum + amount, 0))}</td><td></td></tr>`,
          )
          .join('')}</table>
        <div class="top"><table style="width:84mm"><tr><th>税率区分</th><th>税抜御買上額</th><th>消費税額</th></tr>${perRate(facts, (rate, net, tax) => `<tr><td>${rate === 8 ? '軽減8%' : '標準10%'}</td><td class="number">${net}</td><td class="number">${tax}</td></tr>`)}</table><div class="banks" style="margin-top:2mm"><p>お支払予定日　${written.longPadded(facts.due_date)}</p>${accounts.map(account => `<p>${account.bank.name}／${account.branch.name}／${typeName(account)}／${account.number}</p>`).join('')}<p>口座名義　${accounts[0].holder}</p></div></div>`,
      ],
    }
  },
}
