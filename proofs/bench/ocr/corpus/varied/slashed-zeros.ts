import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A factory's own program: slashed zeros, round letters, labels as definitions in a grid of three. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 5, number: 'letters', banks: ['shinkin'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const pair = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
    return {
      css: `.page { font-family: 'Slashed Zero', 'Round Gothic'; font-size: 11pt; padding: 16mm; display: grid; grid-template: 20mm 46mm 1fr auto / 1fr 1fr; gap: 6mm 10mm } header { grid-column: 1 / 3; border-left: 6mm solid #565; padding-left: 5mm; font-size: 19pt } article { grid-column: 1 / 3 } dl { display: grid; grid-template-columns: 34mm 1fr; align-content: start; gap: 1mm } dt { color: #454 } ol { list-style: none; padding: 0; margin: 0 } li { display: grid; grid-template-columns: 1fr 30mm 28mm 32mm; padding: 1.6mm 0; border-bottom: 1px solid #bcb } li span { text-align: right }`,
      pages: [
        `<header>ご請求明細書</header><dl>${pair('宛先', `${payer.name} 御中`)}${pair('請求書ID', facts.invoice_number)}${pair('発行年月日', written.slashed(facts.issue_date))}${pair('入金期日', written.slashed(facts.due_date))}${pair('ご請求総額', `<b style="font-size:15pt">¥${grouped(facts.total)}</b>`)}</dl>
        <dl>${pair('発行元', issuer.name)}${pair('所在地', `〒${issuer.postal_code}<br>${issuer.address}`)}${pair('電話', issuer.phone)}${pair('事業者登録番号', issuer.registration_number)}</dl>
        <article><ol><li>工事・部材<span>数量</span><span>単価</span><span>金額</span></li>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<li>${name}<span>${grouped(quantity)} ${unit}</span><span>${grouped(price)}</span><span>${grouped(amount)}</span></li>`)}<li>税抜合計<span></span><span></span><span>${grouped(facts.subtotal)}</span></li>${perRate(facts, (rate, net, tax) => `<li>消費税 ${rate}%（対象 ${net}）<span></span><span></span><span>${tax}</span></li>`)}<li>税込合計<span></span><span></span><span>${grouped(facts.total)}</span></li></ol></article>
        <dl>${pair('振込先銀行', account.bank.name)}${pair('支店', account.branch.name)}${pair('預金種目', typeName(account))}</dl><dl>${pair('口座番号', account.number)}${pair('口座名義人', account.holder)}</dl>`,
      ],
    }
  },
}
