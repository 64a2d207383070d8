import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

const plans = ['個室 501 月額利用料', '専用デスク', '会議室 追加時間', '郵便転送']

/** An office let by the month: a deposit held before, of which nothing is asked, and the account in one line. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'day', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const from = written.slashedShort(`${endOfMonth(facts.issue_date, 1).slice(0, 8)}01`)
    return {
      css: `.page { padding: 18mm; font: 9.5pt/1.6 'Round Gothic' } .bar { display: flex; justify-content:
        space-between; color: #555 } h1 { font-size: 22pt; margin: 8mm 0 2mm; font-weight: 700; color: #2b6b5b } .sum {
        background: #eef6f3; border-radius: 4mm; padding: 5mm 7mm; display: flex; justify-content: space-between;
        margin:
        6mm 0 } .sum b { font-size: 17pt } .plan { width: 100% } .plan td { padding: 1.8mm 1mm; border-bottom: 1px solid
        #d5e4df } .plan .sub td { border: 0; padding: .8mm 1mm } .foot { margin-top: 7mm; border-top: 2px solid #2b6b5b;
        padding-top: 3mm; font-size: 9pt }`,
      pages: [
        `<div class="bar">
        <span>${mark('leaf', '#2b6b5b', '9mm')} ${issuer.name}</span><span>${written.longPadded(facts.issue_date)}
        発行</span></div><h1>ご利用料金のご請求</h1><p style="font-size:12pt">${payer.name} 御中</p>
        <p>請求書ID ${facts.invoice_number}　／　契約番号 CW-01873　／　ご契約者様 ${payer.name}</p>
        <div class="sum"><span>今回のご請求額（税込）<br><b>${grouped(facts.total)}円</b></span>
        <span>お支払期限<br><b>${written.longPadded(facts.due_date)}</b></span></div>
        <p>ご利用期間：${from} 〜 ${written.slashedShort(facts.due_date)}</p><table class="plan">${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${plans[index] ?? ''}</td><td class="number">${grouped(price)}円 × ${quantity}</td>
            <td class="number">${grouped(amount)}円</td></tr>`,
        )}<tr class="sub"><td></td><td class="number">小計</td><td class="number">${grouped(facts.subtotal)}円</td></tr>
        ${perRate(
          facts,
          (rate, net, tax) =>
            `<tr class="sub"><td></td><td class="number">消費税 ${rate}%（対象 ${net}円）</td><td class="number">${tax}円</td>
        </tr>`,
        )}<tr class="sub"><td></td><td class="number"><b>合計</b></td>
        <td class="number"><b>${grouped(facts.total)}円</b></td></tr>
        </table><p style="font-size:8.5pt">敷金（お預り中）：660,000円　※本書による敷金のご請求はございません。</p>
        <div class="foot">
        <b>お振込先</b>　${account.bank.name}（${account.bank.code}）／${account.branch.name}（${account.branch.code}）／
        ${typeName(account)}／${account.number}／${account.holder}<br>
        ${issuer.name}　〒${issuer.postal_code} ${issuer.address}
        <br>インボイス登録番号 ${issuer.registration_number}　お問い合わせ ${issuer.phone}</div>`,
      ],
    }
  },
}
