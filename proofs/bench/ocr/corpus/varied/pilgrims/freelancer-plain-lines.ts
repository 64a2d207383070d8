import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A freelancer's page from a text editor: no table is ruled, days as in file names, income tax held back. */
export const layout: Layout = {
  wishes: {
    trade: 'creative',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 4,
    number: 'day',
    banks: ['net'],
    dueInDays: 40,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const sum = (label: string, amount: string) => `<p class="sum"><span>${label}</span><span>${amount}円</span></p>`
    return {
      css: `.page { padding: 26mm 30mm; font: 10pt/1.85 'Dotted Zero', 'UD Gothic' } h1 { font-size: 20pt; font-weight: 400; line-height: 1.3 } h2 { font-size: 10pt; font-weight: 700; margin: 7mm 0 1mm } .sum { display: flex; justify-content: space-between; width: 95mm } .work { display: grid; grid-template-columns: 1fr 30mm 28mm } .work span + span { text-align: right }`,
      pages: [
        `<h1>請求書</h1><p>${written.iso(facts.issue_date)} 発行　／　${facts.invoice_number}</p>
        <p style="margin-top:7mm">${payer.name} 様</p>
        <h2>請求元</h2><p>${issuer.name}（${issuer.person}）<br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>
        <h2>作業内容</h2>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<p class="work"><span>${name}</span><span>${grouped(price)} × ${grouped(quantity)}${unit}</span><span>${grouped(amount)}円</span></p>`)}
        <h2>金額</h2>${sum('報酬（税抜）', grouped(facts.subtotal))}${perRate(facts, (rate, _, tax) => sum(`消費税 ${rate}%`, tax))}${sum('源泉徴収税額', `-${grouped(facts.withheld)}`)}<div style="font-weight:700">${sum('差引お支払い額', grouped(facts.total))}</div>
        <h2>お支払いについて</h2><p>${written.iso(facts.due_date)} までに、${account.bank.name} ${account.branch.name}の${typeName(account)}預金口座 ${account.number}（名義：${account.holder}）へお振り込みください。手数料は差し引いていただいて構いません。</p>`,
      ],
    }
  },
}
