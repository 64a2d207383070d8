import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

const css = `
.page { font-family: 'UD Gothic', sans-serif; padding: 14mm 18mm; font-size: 9.5pt }
.head { display: flex; justify-content: space-between; height: 44mm; line-height: 1.7 }
.due { display: grid; grid-template-columns: 1fr 1fr; border-block: 2px solid #256; padding: 4mm 0; margin: 6mm 0 }
.due b { display: block; font-size: 19pt; font-weight: 700 }
.leader { display: flex; align-items: baseline; margin: 1.6mm 0 }
.leader i { flex: 1; border-bottom: 1px dotted #777; margin: 0 2mm }
h1 { font-size: 13pt; color: #256 } h2 { font-size: 10pt; color: #256; margin: 7mm 0 2mm }
.pay { display: grid; grid-template-columns: 34mm 1fr; row-gap: 1mm }`

const leader = (name: string, value: string) => `<p class="leader"><span>${name}</span><i></i><span>${value}</span></p>`

/** A monthly bill for a window envelope: dotted leaders instead of a table, a customer number, a period of use. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'letters', banks: ['major'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css,
      pages: [
        `<div class="head">
          <p>〒${payer.postal_code}<br>${payer.address}<br><span style="font-size:12pt">${payer.name}　御中</span></p>
          <p style="font-size:8.5pt">お客様番号　4417-0926-55<br>ご請求番号　${facts.invoice_number}<br>
            発行日　${written.longPadded(facts.issue_date)}</p>
        </div>
        <h1>月次ご請求のお知らせ（適格請求書）</h1>
        <div class="due">
          <p>今回ご請求額（税込）<b>${grouped(facts.total)}円</b></p>
          <p>お支払い期限<b>${written.long(facts.due_date)}</b></p>
        </div>
        <h2>ご利用の内訳（税抜）　${facts.subject}</h2>
        ${rows(facts.lines, ({ name, quantity, unit, price, amount }) =>
          leader(`${name}（${grouped(price)}円×${quantity}${unit}）`, `${grouped(amount)}円`),
        )}
        <h2>消費税</h2>
        ${perRate(facts, (rate, net, tax) => leader(`${rate}%対象 ${net}円の消費税`, `${tax}円`))}
        ${leader('ご請求額の合計', `${grouped(facts.total)}円`)}
        <h2>お振り込み先</h2>
        <p class="pay"><span>金融機関</span><span>${account.bank.name}（${account.bank.code}）</span>
          <span>支店</span><span>${account.branch.name}（${account.branch.code}）</span>
          <span>口座</span><span>${typeName(account)}預金　${account.number}</span>
          <span>名義</span><span>${account.holder}</span></p>
        <p style="position:absolute;left:18mm;bottom:14mm;font-size:8.5pt">${issuer.name}　登録番号 ${issuer.registration_number}<br>
          〒${issuer.postal_code} ${issuer.address}　お問い合わせ ${issuer.phone}</p>`,
      ],
    }
  },
}
