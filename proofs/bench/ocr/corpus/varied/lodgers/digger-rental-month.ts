import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

const machines = ['ミニショベル 0.1m3', '高所作業車 12m', '発電機 25kVA', '回送費（往復）', '基本管理料']

/** A firm that rents machines to sites: a wide sheet with days out and back, a slip number a line, and closing days. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 5, number: 'digits', banks: ['regional'], dueInDays: 55 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const short = (days: number) => written.slashed(addDays(facts.issue_date, days)).slice(2)
    const closing = endOfMonth(facts.issue_date, -1)
    return {
      isLandscape: true,
      css: `.page { padding: 9mm 12mm; font: 9pt/1.4 'Noto Sans CJK JP' } .top { display: grid; grid-template-columns: 1fr 1fr 1fr } h1 { font-size: 15pt; text-align: center; border: 1px solid #000; margin: 0 6mm; padding: 1mm } .keys td { padding: 0 2mm } .items { width: 100%; margin-top: 3mm } .items th { border: 1px solid #000; background: #ffe9a8; font-weight: 400 } .items td { border-left: 1px solid #000; border-right: 1px solid #000; border-bottom: 1px dotted #888; padding: .7mm 1.5mm } .foot { display: flex; justify-content: space-between; margin-top: 3mm } .sum td { border: 1px solid #000; padding: 1mm 3mm }`,
      pages: [
        `<div class="top"><div>〒${payer.postal_code}<br>${payer.address}<br><span style="font-size:12pt">${payer.name}　殿</span><br>
        お得意様番号 117-0482</div><div><h1>レンタル料請求書</h1><p style="text-align:center">${written.long(closing)}締切</p></div>
        <div style="padding-left:10mm"><table class="keys"><tr><td>請求書番号</td><td>${facts.invoice_number}</td></tr>
        <tr><td>請求書発行日</td><td>${written.longPadded(facts.issue_date)}</td></tr><tr><td>お支払予定日</td>
        <td>${written.longPadded(facts.due_date)}</td></tr></table><b>${issuer.name}</b>　西営業所<br>${issuer.address}<br>
        電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <p>現場名：丸の内一丁目改修工事　　貴工事番号：25-K-0093</p>
        <table class="items"><tr><th>伝票番号</th><th>機械名・規格</th><th>管理番号</th><th>貸出日</th><th>返却日</th><th>日数</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${880412 + index * 7}</td><td>${machines[index] ?? ''}</td><td>${index < 3 ? `MS-${1104 + index * 88}` : ''}</td>
            <td>${index < 3 ? short(-44 + index) : ''}</td><td>${index < 3 ? short(-20 + index) : ''}</td><td class="number">${index < 3 ? 24 : ''}</td>
            <td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 11, 9)}</table>
        <div class="foot" style="border-top:1px solid #000;padding-top:3mm"><div>振込先：${account.bank.name}（${account.bank.code}）${account.branch.name}（${account.branch.code}）
        （${typeName(account).slice(0, 1)}）${account.number}<br>口座名：${account.holder}<br>
        <span style="font-size:8pt">補償制度にご加入いただいておりますが、免責額は機種により異なります。</span></div>
        <table class="sum"><tr><td>税抜金額</td>${facts.rates.map(({ rate }) => `<td>消費税(${rate}%)</td>`).join('')}<td>当月請求額</td></tr>
        <tr><td class="number">${grouped(facts.subtotal)}</td>${perRate(facts, (_, __, tax) => `<td class="number">${tax}</td>`)}
        <td class="number"><b>${grouped(facts.total)}</b></td></tr></table></div>`,
      ],
    }
  },
}
