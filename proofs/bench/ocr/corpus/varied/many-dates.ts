import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows, typeName } from '../markup.ts'

/** A dealer's form that numbers and dates everything: order, delivery, closing, credit, and somewhere the invoice. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'letters', banks: ['major'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const before = (days: number) => written.slashed(addDays(facts.issue_date, -days))
    const pairs = [
      ['受注番号', `SO-${account.number.slice(0, 5)}`],
      ['受注日', before(31)],
      ['納品書番号', `DN-${account.number.slice(1, 6)}`],
      ['納品日', before(9)],
      ['請求書番号', facts.invoice_number],
      ['請求日', written.slashed(facts.issue_date)],
      ['締切日', before(2)],
      ['得意先コード', account.number.slice(2)],
      ['支払条件', '月末締め翌月末払い'],
      ['支払期日', written.slashed(facts.due_date)],
    ]
    return {
      css: `.page { padding: 14mm; font-family: 'Dotted Zero', 'Round Gothic'; font-size: 9.5pt } h1 { font-size: 15pt } ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(4, auto); border: 1px solid #777; margin: 4mm 0 } li { padding: 1.2mm 3mm; border-bottom: 1px solid #ccc } li:nth-child(odd) { background: #eef0f6 } table { width: 100% } td, th { border: 1px solid #777; padding: 1.2mm 2mm; font-weight: normal }`,
      pages: [
        `<h1>請求書（控ではありません）</h1><p style="font-size:12pt">${payer.name} 御中</p><p style="text-align:right"><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</p><ul>${pairs.map(([label, value]) => `<li>${label}</li><li>${value}</li>`).join('')}</ul>
        <table><tr><th>型番・品名</th><th>数量</th><th>単価</th><th>値引</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, price, amount }, index) => `<tr><td>${name}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${index === 1 ? '0' : ''}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><ul style="grid-template-columns:repeat(${2 + facts.rates.length * 2}, auto)">${[['前回残高', '0'], ...facts.rates.map(({ rate, net, tax }) => [`${rate}%対象額 ${grouped(net)}`, `消費税 ${grouped(tax)}`])].map(([label, value]) => `<li>${label}</li><li>${value}</li>`).join('')}</ul><p style="font-size:14pt;text-align:right">今回ご請求額　¥${grouped(facts.total)}</p>
        <p style="margin-top:5mm">お振込先　${account.bank.name}（${account.bank.code}） ${account.branch.name}（${account.branch.code}） ${typeName(account)} ${account.number} ${account.holder}</p>`,
      ],
    }
  },
}
