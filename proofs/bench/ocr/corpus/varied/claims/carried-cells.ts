import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

/** A wholesaler's month: what was asked, paid and carried over in a row of cells, the sum to be paid last. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [8, 10], number: 'digits', banks: ['regional'], isCarriedOver: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const paid = facts.carried + 33_000
    const cells = [
      ['前回御請求額', facts.carried + paid],
      ['御入金額', paid],
      ['繰越金額', facts.carried],
      ['今回御買上額', facts.subtotal],
      ['消費税額', facts.tax],
      ['今回御請求額', facts.total],
    ] as const
    return {
      css: `.page { padding: 12mm 13mm; font-family: 'UD Gothic'; font-size: 9pt } h1 { font-size: 15pt; text-align: center; letter-spacing: .6em } .head { display: flex; justify-content: space-between; margin: 3mm 0 } table { width: 100%; margin: 3mm 0 } td, th { border: 1px solid #264; padding: 1mm 1.5mm; font-weight: 400 } th { background: #e4efe8; font-size: 8pt } .cells td { text-align: right; font-size: 10.5pt }`,
      pages: [
        `<h1>請求書</h1><div class="head"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:13pt;margin-top:2mm">${payer.name}　御中</p><p style="margin-top:3mm">毎度ありがとうございます。下記の通り御請求申し上げます。</p></div><div><p>No.　${facts.invoice_number}　　${written.slashed(facts.issue_date)} 締切分</p><p style="font-size:12pt">${issuer.name}</p><p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</p><p>振込先　${account.bank.name}　${account.branch.name}<br>${typeName(account)}　${account.number}　${account.holder}</p></div></div>
        <table class="cells"><tr>${cells.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${cells.map(([, value]) => `<td>${grouped(value)}</td>`).join('')}</tr></table>
        <table><tr><th>日付</th><th>伝票No.</th><th>商品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, index) => `<tr><td>${written.slashed(addDays(facts.issue_date, index * 3 - 25)).slice(5)}</td><td>${4012 + index * 7}</td><td>${name}${rate === 8 ? ' ※' : ''}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td></td><td></td><td>【${rate}%対象　${net}　消費税　${tax}】</td><td></td><td></td><td></td></tr>`)}${emptyRows(facts.lines, 12, 6)}</table><p>※は軽減税率対象　　お支払期日：${written.slashed(facts.due_date)}</p>`,
      ],
    }
  },
}
