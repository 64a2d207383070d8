import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const parts = ['治具 JG-3041 製作', '金型保管料', 'シムプレート t0.5', '三次元測定', 'カラー φ12×20']

/** A maker of parts: a strip of what was billed, paid and carried, slips below it, a current account at the top. */
export const layout: Layout = {
  wishes: {
    trade: 'office',
    lineCount: 5,
    number: 'digits',
    banks: ['regional'],
    isCurrentAccount: true,
    isCarriedOver: true,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const paid = Math.round(facts.subtotal / 2000) * 1100
    const closing = endOfMonth(facts.issue_date, -1)
    return {
      css: `.page { padding: 12mm 12mm; font: 9pt/1.4 'Noto Serif CJK JP', serif } h1 { font-size: 16pt; font-weight:
        400;
        text-align: center; letter-spacing: 2em; text-indent: 2em } .head { display: flex; justify-content:
        space-between; margin: 4mm 0 } .strip, .goods { width: 100%; border: 2px solid #159 } .strip th, .goods th {
        color: #159; font-weight: 400; font-size: 8pt; border: 1px solid #159 } .strip td, .goods td { border: 1px solid
        #159; padding: 1mm 1.5mm; height: 6.4mm } .strip td { text-align: right; font-size: 10.5pt } .strip .last {
        font-size: 13pt; background: #e6f0fa } .goods { margin-top: 4mm } .from { position: relative; width: 82mm }`,
      pages: [
        `<h1>請求書</h1><div class="head"><div><p>〒${payer.postal_code}<br>${payer.address}</p>
        <p style="font-size:13pt;margin:3mm 0">${payer.name}　殿</p><p>毎度ありがとうございます。下記の通り御請求申し上げます。</p>
        <p style="margin-top:2mm">締切日　${written.long(closing)}　　得意先コード　1${issuer.phone.slice(-4)}</p></div>
        <div class="from"><p>伝票番号 ${facts.invoice_number}　発行日 ${written.longPadded(facts.issue_date)}</p>
        <p style="font-size:13pt;letter-spacing:.1em">${issuer.name}</p><p>${issuer.address}（〒${issuer.postal_code}）<br>
        電話 ${issuer.phone}(代)　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}<br>
        取引銀行　${account.bank.name}・${account.branch.name}<br>　　　　　${typeName(account)}預金 No.${account.number}<br>
        　　　　　（${account.holder}）</p>${seal(issuer.name, 'right:0;top:3mm')}</div></div>
        <table class="strip"><tr><th>前回御請求額</th><th>御入金額</th><th>繰越金額</th><th>今回御買上額</th><th>消費税等</th>
        <th>今回御請求額</th><th>入金期日</th></tr><tr><td>${grouped(facts.carried + paid)}</td><td>${grouped(paid)}</td>
        <td>${grouped(facts.carried)}</td><td>${grouped(facts.subtotal)}</td><td>${grouped(facts.tax)}</td>
        <td class="last">${grouped(facts.total)}</td><td>${written.longPadded(facts.due_date)}</td></tr></table>
        <table class="goods"><tr><th>月日</th><th>納品書No.</th><th>品番・品名</th><th>数量</th><th>単位</th><th>単価</th>
        <th>金額</th><th>摘要</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `<tr><td>${written.slashed(addDays(closing, 5 * index - 24)).slice(5)}</td><td>${36_104 + index * 17}</td>
            <td>${parts[index] ?? ''}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td>
            <td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`,
        )}${perRate(
          facts,
          (rate, net, tax) => `<tr><td></td><td></td><td>【${rate}%対象 税抜額】</td><td></td><td></td><td></td>
          <td class="number">${net}</td><td></td></tr><tr><td></td><td></td><td>【${rate}%消費税】</td><td></td><td></td>
          <td></td><td class="number">${tax}</td><td></td></tr>`,
        )}${emptyRows(facts.lines, 14, 8)}</table>`,
      ],
    }
  },
}
