import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { fullWidth, grouped, perRate, rows, seal } from '../markup.ts'

const wide = (amount: number) => fullWidth(grouped(amount))

/** A sole proprietor's word processor: Mincho, eras, wide digits, tax held back, Japan Post Bank by branch. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, isTaxWithheld: true, lineCount: 3, number: 'era', banks: ['post'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'Noto Serif CJK JP', serif; font-size: 11pt; padding: 22mm 24mm } h1 { text-align: center; font-weight: normal; font-size: 22pt; margin-bottom: 8mm }
        .right { text-align: right; position: relative } .big { font-size: 14pt; border-bottom: 3px double; margin: 8mm 0; width: 110mm } td { padding: 1mm 3mm } table { margin: 0 auto; width: 140mm } tr { border-bottom: 1px dotted #888 }`,
      pages: [
        `<p class="right">${fullWidth(written.era(facts.issue_date))}</p><h1>請　求　書</h1><p style="font-size:13pt">${payer.name}　御中</p>
        <p class="right" style="margin-top:6mm">${fullWidth(`〒${issuer.postal_code}`)}<br>${issuer.address}<br>${issuer.name}<br>${issuer.person}${seal(issuer.person ?? '', 'right:-6mm;bottom:-2mm;width:14mm;height:14mm', true)}</p>
        <p class="right" style="font-size:9pt">電話　${fullWidth(issuer.phone)}<br>登録番号　${fullWidth(issuer.registration_number)}</p>
        <p style="margin-top:8mm">　下記の通り、御請求申し上げます。</p><p class="big">御請求額　金${wide(facts.total)}円也</p>
        <p>請求書番号　${facts.invoice_number}</p><p>お支払期限　${fullWidth(written.era(facts.due_date))}</p><p style="text-align:center;margin:4mm">記</p>
        <table>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}</td><td class="number">${fullWidth(String(quantity))}${unit}</td><td class="number">${wide(amount)}</td></tr>`)}
        <tr><td></td><td>小　計</td><td class="number">${wide(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td></td><td>消費税（${fullWidth(`${rate}%`)}）</td><td class="number">${fullWidth(tax)}</td></tr>`)}
        <tr><td></td><td>源泉徴収税</td><td class="number">▲${wide(facts.withheld)}</td></tr><tr><td></td><td>差引請求額</td><td class="number">${wide(facts.total)}</td></tr></table>
        <p style="margin-top:10mm">お振込先　${account.bank.name}　${account.branch.name}　普通　${fullWidth(account.number)}<br>口座名義　${account.holder.replace(' ', '　')}</p><p class="right">以上</p>`,
      ],
    }
  },
}
