import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

const cells = (text: string, count: number) =>
  `<span class="cells">${[...text.padStart(count)].map(digit => `<i>${digit.trim()}</i>`).join('')}</span>`

/** A form of a public office: each digit of the sum and of the account in a cell of its own. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'digits', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 18mm; font-family: 'Noto Serif CJK JP', serif; font-size: 10.5pt } h1 { text-align: center; font-size: 17pt; margin-bottom: 6mm } .cells { display: inline-flex; vertical-align: middle } .cells i { width: 8mm; height: 10mm; border: 1px solid #000; border-left-style: dotted; display: inline-grid; place-items: center; font-style: normal; font-size: 14pt } table { width: 100%; margin: 5mm 0 } td, th { border: 1px solid #000; padding: 1.5mm 2mm; font-weight: normal }`,
      pages: [
        `<p>第3号様式</p><h1>請　求　書</h1><p style="text-align:right">${written.spaced(facts.issue_date)}</p><p>${payer.name}　殿</p><p style="margin:4mm 0 4mm 80mm">住所　${issuer.address}<br>名称　${issuer.name}<br>電話　${issuer.phone}<br>登録番号　${issuer.registration_number}</p>
        <p>請求金額　${cells(`¥${facts.total}`, 10)}　円</p><p style="margin-top:3mm">ただし、${facts.subject}として（請求番号 ${facts.invoice_number}）</p>
        <table><tr><th>件名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="3">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">消費税及び地方消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table><tr><th>振込先金融機関</th><td>${account.bank.name}　${account.branch.name}</td></tr><tr><th>預金種別</th><td>${typeName(account)}</td></tr><tr><th>口座番号</th><td>${cells(account.number, 7)}</td></tr><tr><th>口座名義（カナ）</th><td>${account.holder}</td></tr><tr><th>支払期限</th><td>${written.spaced(facts.due_date)}</td></tr></table>`,
      ],
    }
  },
}
