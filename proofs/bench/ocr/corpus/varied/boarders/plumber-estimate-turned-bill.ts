import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const jobs = ['給水管漏水修理', '止水栓交換', '床復旧', '諸経費']

/** A plumber who fills the same sheet for estimates and bills: both numbers and days, validity of the estimate. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'year', banks: ['coop'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 14mm 17mm; font: 10pt/1.45 'UD Gothic' } .head { display: grid; grid-template-columns: 1fr 72mm } .meta td { padding: 0 3mm 0 0 } .sheet { width: 100%; margin-top: 4mm } .sheet td, .sheet th { border: 1px solid #222; padding: 1mm 2mm; font-weight: 400 } .sheet th { background: #ddd }`,
      pages: [
        `<h1 style="text-align:center;font-size:16pt;margin:0 0 4mm">□見積書　■請求書</h1><div class="head"><div><p style="font-size:12.5pt"><u>${payer.name}　殿</u></p>
        <table class="meta" style="margin-top:3mm"><tr><td>工事名</td><td>本社3F給湯室 漏水修繕工事</td></tr><tr><td>工事場所</td><td>東京都千代田区丸の内</td></tr><tr><td>見積番号</td><td>M-2026-0719</td></tr>
        <tr><td>見積日</td><td>${written.slashed(addDays(facts.issue_date, -28))}</td></tr><tr><td>見積有効期限</td><td>${written.slashed(addDays(facts.issue_date, 3))}</td></tr></table></div>
        <div style="position:relative"><table class="meta"><tr><td>請求番号</td><td>${facts.invoice_number}</td></tr><tr><td>請求日</td><td>${written.slashed(facts.issue_date)}</td></tr></table>
        <b>${issuer.name}</b><br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:0;top:8mm')}</div></div>
        <p style="font-size:14pt;margin:4mm 0;border:2px solid #222;padding:2mm 4mm;width:110mm">金額　￥${grouped(facts.total)}（税込）</p>
        <table class="sheet"><tr><th>No.</th><th>名　称</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `<tr><td>${index + 1}</td><td>${jobs[index] ?? ''}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 9, 6)}<tr><td></td><td>小計</td><td></td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td></td><td>消費税 ${rate}%</td><td></td><td></td><td></td><td class="number">${tax}</td></tr>`,
        )}<tr><td></td><td>総合計</td><td></td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:4mm">支払条件　${written.slashed(facts.due_date)} 振込<br>振込先　${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}　名義 ${account.holder}</p>`,
      ],
    }
  },
}
