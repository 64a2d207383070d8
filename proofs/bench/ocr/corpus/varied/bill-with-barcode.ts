import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

/** A utility's bill: long numbers for machines, last month's figures beside this month's, a bar code. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'day', banks: ['regional'], isTaxIncluded: true, dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const machine = `${facts.invoice_number.slice(2)}0${account.number}00${facts.total}`
    const box = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`
    return {
      css: `.page { padding: 12mm; font-family: 'UD Gothic'; font-size: 10pt } .top { background: #0a6b5e; color: #fff; padding: 5mm 8mm; font-size: 15pt } .grid { display: grid; grid-template-columns: 1.3fr 1fr 1fr; gap: 3mm; margin: 5mm 0 } .grid div { border: 1px solid #0a6b5e; padding: 2mm 3mm; min-height: 15mm } small { display: block; color: #0a6b5e; font-size: 8pt } .bars { height: 14mm; width: 120mm; background: repeating-linear-gradient(90deg, #000 0 2px, #fff 2px 5px, #000 5px 6px, #fff 6px 9px, #000 9px 13px, #fff 13px 15px) } td { padding: 1.5mm 3mm; border-bottom: 1px dashed #0a6b5e } table { width: 100% }`,
      pages: [
        `<div class="top">ご利用料金等のご請求書</div><p style="margin:4mm 0">${payer.name} 様</p><div class="grid">${box('ご請求額', `<b style="font-size:17pt">${grouped(facts.total)}円</b>`)}${box('お支払期限日', written.long(facts.due_date))}${box('請求書番号', facts.invoice_number)}${box('お客さま番号', `03-${account.number}-${facts.issue_date.slice(5, 7)}`)}${box('発行日', written.long(facts.issue_date))}${box('ご利用期間', `${written.slashedShort(addDays(facts.issue_date, -35))}〜${written.slashedShort(addDays(facts.issue_date, -5))}`)}${box('前回ご請求額', `${grouped(Math.round(facts.total * 0.93))}円`)}${box('前回お支払日', written.long(addDays(facts.issue_date, -12)))}${box('登録番号', issuer.registration_number)}</div>
        <table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(amount)}円</td></tr>`)}${facts.rates.map(({ rate, tax }) => `<tr><td>（うち消費税等相当額 ${rate}%）</td><td></td><td class="number">${grouped(tax)}円</td></tr>`).join('')}</table>
        <p style="margin:5mm 0">お振込口座　${account.bank.name} ${account.branch.name}　${typeName(account)} ${account.number}　口座名義 ${account.holder}</p><div class="bars"></div><p style="letter-spacing:.15em">${machine}</p><p style="margin-top:6mm">${issuer.name}　〒${issuer.postal_code} ${issuer.address}　TEL ${issuer.phone}</p>`,
      ],
    }
  },
}
