import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const jobs = ['生垣 刈込み', '芝生 手入れ', '松の剪定', '草取り・清掃']

/** A gardener's month on a bought pad of green print: a pen fills it in, a rubber stamp names the sender. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'digits', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const [year = '', month = '', day = ''] = written.eraShort(facts.issue_date).slice(1).split('.')
    const pen = (text: string, style = '') => `<span class="pen" style="${style}">${text}</span>`
    return {
      css: `.page { padding: 20mm 22mm; font: 10pt/1.5 'UD Mincho'; color: #1c7a4b } .pen { font: 13pt/1.3 'Pen'; color: #1a1a3a } .stamp { color: #2b2b80; font-family: 'UD Gothic'; font-size: 9pt; line-height: 1.45; position: relative; width: 80mm; margin: 4mm 0 0 auto } h1 { font-size: 20pt; font-weight: 400; text-align: center; letter-spacing: 1em; text-indent: 1em; border-bottom: 3px double #1c7a4b; width: 90mm; margin: 0 auto 6mm } .asked { display: flex; align-items: baseline; border-bottom: 2px solid #1c7a4b; width: 108mm; margin-top: 5mm; padding: 0 2mm } table { width: 100%; margin-top: 5mm; border: 2px solid #1c7a4b } th, td { border: 1px solid #1c7a4b; height: 9mm; padding: 0 2mm } th { height: 7mm; font-weight: 400 } .below { margin-top: 4mm; border: 1px solid #1c7a4b; padding: 2mm 3mm; display: grid; grid-template-columns: 24mm 1fr; row-gap: 1mm; align-items: baseline }`,
      pages: [
        `<p style="text-align:right">No. ${pen(facts.invoice_number)}</p><h1>請求書</h1><p style="text-align:right">令和 ${pen(year)} 年 ${pen(month)} 月 ${pen(day)} 日</p><p>${pen(payer.name, 'font-size:16pt')}　様</p>
        <div class="stamp"><b style="font-size:12pt">${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name.replace(/株式会社|有限会社|合同会社/, ''), 'right:2mm;top:12mm')}</div><p>下記の通り御請求申し上げます</p>
        <div class="asked"><span>合計金額</span>${pen(`¥ ${grouped(facts.total)} -`, 'flex:1;text-align:center;font-size:18pt')}<span>（税込）</span></div>
        <table><tr><th style="width:18mm">月 日</th><th>摘　　要</th><th style="width:24mm">数 量</th><th style="width:24mm">単 価</th><th style="width:32mm">金 額</th></tr>${rows(facts.lines, ({ quantity, unit, price, amount }, at) => `<tr><td>${pen(written.slashedShort(addDays(facts.issue_date, at * 5 - 20)).slice(5))}</td><td>${pen(jobs[at] ?? '')}</td><td class="number">${pen(`${grouped(quantity)}${unit}`)}</td><td class="number">${pen(grouped(price))}</td><td class="number">${pen(grouped(amount))}</td></tr>`)}${'<tr><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(3)}<tr><td colspan="4">税抜合計</td><td class="number">${pen(grouped(facts.subtotal))}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="4">消費税額等（ ${pen(String(rate))} ％）</td><td class="number">${pen(tax)}</td></tr>`)}</table>
        <div class="below"><span>お振込先</span>${pen(`${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}`)}<span>名　義</span>${pen(account.holder)}<span>お支払期日</span>${pen(written.eraShort(facts.due_date).replace('R', '令和').replace('.', '年').replace('.', '月').concat('日'))}</div>`,
      ],
    }
  },
}
