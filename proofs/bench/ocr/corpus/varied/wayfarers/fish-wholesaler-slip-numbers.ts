import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A month from a sales package: slips with their numbers and days, a closing row, two rates at the foot. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 9,
    rates: [8, 8, 10],
    number: 'digits',
    banks: ['regional', 'major'],
    isCarriedOver: true,
    dueInDays: 25,
  },
  render: facts => {
    const { issuer, payer, accounts, carried } = facts
    const paid = 182_340
    const current = facts.subtotal + facts.tax
    const rateRows = facts.rates.map(
      ({ rate, net, tax }) =>
        `<tr><td>${rate}%対象額${rate === 8 ? '（軽減）' : ''}</td><td class="number">${grouped(net)}</td><td>消費税</td><td class="number">${grouped(tax)}</td></tr>`,
    )
    return {
      css: `.page { padding: 12mm 13mm; font: 9pt/1.45 'UD Gothic' } .top { display: flex; justify-content: space-between } .closing { width: 100%; margin: 5mm 0 3mm } .closing th { background: #cfd8e6; font-weight: 400; border: 1px solid #56657e; font-size: 8.5pt } .closing td { border: 1px solid #56657e; text-align: right; padding: 1.5mm 2mm; font-size: 10.5pt } .lines { width: 100%; border: 1px solid #56657e } .lines th { background: #cfd8e6; font-weight: 400; border-right: 1px solid #56657e } .lines td { border-right: 1px solid #56657e; padding: .5mm 1.5mm; border-bottom: 1px solid #dde } .rates { margin: 2mm 0 0 auto } .rates td { border: 1px solid #56657e; padding: .5mm 2mm }`,
      pages: [
        `<div class="top"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:12pt;margin-top:2mm">${payer.name}　御中</p><p style="margin-top:2mm">得意先コード　00${facts.invoice_number.slice(-4)}　担当　浜田</p></div><div style="text-align:center"><p style="font-size:17pt;border-bottom:2px solid #333;padding:0 8mm">請　求　書</p><p>${written.longPadded(facts.issue_date)} 締切分</p></div><div><p>請求書No　${facts.invoice_number}　　1/1 頁</p><p style="font-size:11.5pt;margin-top:2mm">${issuer.name}</p><p>〒${issuer.postal_code}<br>${issuer.address}<br>TEL:${issuer.phone} FAX:${issuer.fax}<br>登録番号:${issuer.registration_number}</p></div></div>
        <table class="closing"><tr><th>前回御請求額</th><th>御入金額</th><th>繰越金額</th><th>今回御買上額</th><th>消費税額等</th><th>今回御請求額</th></tr><tr><td>${grouped(carried + paid)}</td><td>${grouped(paid)}</td><td>${grouped(carried)}</td><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td><td><b>${grouped(facts.total)}</b></td></tr></table>
        <table class="lines"><tr><th>伝票日付</th><th>伝票No</th><th>商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, -28 + at * 3)).slice(2)}</td><td>0${71_204 + at * 37}</td><td>${name}${rate === 8 ? ' ※' : ''}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="6" class="number">《今回税込御買上計》</td><td class="number">${grouped(current)}</td></tr></table>
        <table class="rates">${rateRows.join('')}</table><p>※は軽減税率対象品目です。</p>
        <p style="margin-top:4mm">お支払期日　${written.longPadded(facts.due_date)}</p><p>【お振込先】${accounts.map(account => `<br>　${account.bank.name} ${account.branch.name} （${typeName(account).slice(0, 1)}） ${account.number}`).join('')}<br>　口座名義　${accounts[0].holder}</p>`,
      ],
    }
  },
}
