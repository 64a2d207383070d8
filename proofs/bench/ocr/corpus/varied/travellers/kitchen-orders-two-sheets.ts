import { addDays, written } from '../../days.ts'
import type { Facts } from '../../facts.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

const linesOf = (facts: Facts) =>
  rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, index) => {
    const order = Math.floor(index / 3)
    return `<tr><td>${written.slashed(addDays(facts.issue_date, order * 4 - 31))}</td><td>${`4${8_817_204 + order * 3_119}`}</td><td>${rate === 8 ? '*' : ''}${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td class="number">${rate}%</td></tr>`
  })

/** A shop for kitchens on the web, billing by the month: a cover for the window, orders with their lines behind it. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 22, rates: [8, 8, 10], number: 'day', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const [reduced, standard] = facts.rates
    return {
      css: `.page { padding: 14mm 17mm; font: 9pt/1.55 'UD Gothic' } .window { height: 44mm; padding: 4mm 0 0 6mm; font-size: 10pt } .band { background: #e8590c; color: #fff; padding: 1.5mm 4mm; font-size: 14pt; margin: 3mm 0 } .pairs { display: grid; grid-template-columns: 34mm 1fr; row-gap: 1.2mm } .pairs span { color: #a33d00 } .split { display: grid; grid-template-columns: 1fr 76mm; gap: 8mm } .grid { width: 100% } .grid th, .grid td { border: 1px solid #d9a183; padding: 1mm 2mm; font-weight: 400 } .grid th { background: #fdeee5 } .box { border: 1px solid #e8590c; padding: 3mm 5mm; margin-top: 6mm }`,
      pages: [
        `<div class="window">〒${payer.postal_code}<br>${payer.address}<br>${payer.name}<br>経理ご担当者様</div><div class="band">ご請求書</div><div class="split"><div class="pairs"><span>お客様名</span><b>${payer.name} 御中</b><span>ユーザーID</span><div>20418837</div><span>請求書番号</span><div>${facts.invoice_number}</div><span>請求日</span><div>${written.long(facts.issue_date)}</div><span>お支払い方法</span><div>請求書払い（銀行振込）</div><span>お支払期限日</span><div>${written.long(facts.due_date)}</div></div>
        <div>${issuer.name}<br>〒${issuer.postal_code}<br>${issuer.address}<br>お客様サポート ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <div class="box" style="display:flex;justify-content:space-between;align-items:baseline"><span>ご請求額合計（税込）</span><b style="font-size:20pt">¥${grouped(facts.total)}</b></div>
        <table class="grid" style="margin-top:5mm"><tr><th></th><th>10%対象</th><th>8%対象（軽減税率）</th><th>合計</th></tr><tr><th>商品代金（税抜）</th><td class="number">${grouped(standard?.net ?? 0)}</td><td class="number">${grouped(reduced?.net ?? 0)}</td><td class="number">${grouped(facts.subtotal)}</td></tr><tr><th>消費税</th><td class="number">${grouped(standard?.tax ?? 0)}</td><td class="number">${grouped(reduced?.tax ?? 0)}</td><td class="number">${grouped(facts.tax)}</td></tr></table>
        <div class="box"><p style="color:#a33d00">お振込先（お客様専用口座）</p>${account.bank.name}（銀行コード：${account.bank.code}）<br>${account.branch.name}（支店コード：${account.branch.code}）<br>${typeName(account)}預金　口座番号：${account.number}<br>受取人名：${account.holder}</div>
        <p style="font-size:8pt;margin-top:5mm">・振込手数料はお客様のご負担となります。<br>・ご利用限度額 5,000,000円　ご利用可能額はマイページでご確認ください。<br>・本書は電子帳簿保存法に対応した電子データでもダウンロードいただけます。</p><p style="text-align:right;margin-top:3mm">1 / 2</p>`,
        `<p style="display:flex;justify-content:space-between"><span>請求書番号 ${facts.invoice_number}　ご利用明細</span><span>${payer.name} 御中</span></p><table class="grid" style="margin-top:3mm"><tr><th>出荷日</th><th>注文番号</th><th>商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th><th>税率</th></tr>${linesOf(facts)}<tr><th colspan="6">税抜合計</th><td class="number">${grouped(facts.subtotal)}</td><td></td></tr></table><p style="font-size:8pt;margin-top:2mm">*印は軽減税率対象商品です。</p><p style="text-align:right;margin-top:3mm">2 / 2</p>`,
      ],
    }
  },
}
