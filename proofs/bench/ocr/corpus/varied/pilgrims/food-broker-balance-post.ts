import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

/** A broker of a food market: days as R8.11.5, a balance across the middle, a post account in both its forms. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 9,
    rates: [8],
    number: 'digits',
    banks: ['post'],
    isCarriedOver: true,
    dueInDays: 15,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const paid = 148_500
    const balance = [
      ['前回御請求高', facts.carried + paid],
      ['御入金高', paid],
      ['差引繰越高', facts.carried],
      ['今回御買上高', facts.subtotal],
      ['消費税等', facts.tax],
      ['今回御請求高', facts.total],
    ] as const
    return {
      css: `.page { padding: 14mm 17mm; font: 9pt/1.5 'UD Mincho' } h1 { font-size: 18pt; font-weight: 400; border: 1px solid #000; padding: 0 8mm; letter-spacing: .6em; text-indent: .6em } .lines { width: 100%; margin-top: 4mm; border-top: 2px solid #000; border-bottom: 2px solid #000 } .lines th { font-weight: 400; border-bottom: 1px solid #000; padding: .8mm } .lines td { padding: .7mm 2mm } .lines tr:nth-child(3n+1) td { border-bottom: 1px solid #bbb } .balance { width: 100%; margin-top: 5mm; text-align: center; table-layout: fixed } .balance th { font-weight: 400; font-size: 8.5pt; border: 1px solid #000; padding: .6mm } .balance td { border: 1px solid #000; padding: 1.6mm 1mm; font-size: 10.5pt } .post td { padding: .3mm 5mm .3mm 0 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:center"><span>伝票番号　${facts.invoice_number}</span><h1>請求書</h1><span>${written.eraShort(facts.issue_date)} 締</span></div>
        <div style="display:flex;justify-content:space-between;margin-top:7mm"><div><p style="font-size:13pt">${payer.name}　様</p><p>〒${payer.postal_code}　${payer.address}</p><p style="margin-top:3mm">毎度お引立てを頂き有難うございます。</p></div><div style="width:80mm"><p style="font-size:9pt">食品卸・仲卸</p><p style="font-size:13pt">${issuer.name}</p><p>${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p></div></div>
        <table class="balance"><tr>${balance.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${balance.map(([, amount]) => `<td>${grouped(amount)}</td>`).join('')}</tr></table>
        <table class="lines"><tr><th>月日</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${written.eraShort(addDays(facts.issue_date, Math.floor(at / 3) * 4 - 10)).slice(3)}</td><td>＊${name}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        ${perRate(facts, (rate, net, tax) => `<p style="text-align:right;margin-top:2mm">（軽減${rate}％対象　${net}円　消費税　${tax}円）　　＊は軽減税率対象品目</p>`)}
        <p style="margin-top:7mm">お支払いは ${written.eraShort(facts.due_date)} までに下記へお振込み願います。</p><table class="post" style="margin-top:2mm"><tr><td>${account.bank.name}</td><td>記号　${account.post?.kigou}</td><td>番号　${account.post?.bangou}</td></tr><tr><td>他行からは</td><td>${account.branch.name}（${account.branch.code}）</td><td>普通　${account.number}</td></tr><tr><td>口座名</td><td colspan="2">${account.holder}</td></tr></table>`,
      ],
    }
  },
}
