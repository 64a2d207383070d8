import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A warehouse with a summary of the month: what was carried over, what was paid, what is claimed, in one band. */
export const layout: Layout = {
  wishes: { trade: 'transport', isCarriedOver: true, lineCount: 5, number: 'customer', banks: ['regional', 'shinkin'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const closed = endOfMonth(facts.issue_date, 0)
    const before = facts.carried + 264_000
    const band = [
      ['前月御請求額', before],
      ['当月御入金額', 264_000],
      ['差引繰越額', facts.carried],
      ['当月御取引額', facts.subtotal],
      ['消費税額', facts.tax],
      ['御請求額', facts.total],
    ] as const
    return {
      css: `.page { padding: 12mm 13mm; font: 9pt/1.45 'UD Gothic' } .head { display: flex; justify-content:
        space-between } h1 { font-size: 15pt; text-align: center; margin: 4mm 0 } h1 small { font-size: 9pt;
        font-weight: 400 } .band { width: 100%; margin: 5mm 0 } .band th, .band td { border: 1px solid #333;
        padding: 1.4mm 2mm; width: 16.6% } .band th { background: #dfe8e4; font-weight: 400 } .band td { font-size:
        11pt; text-align: right } .runs { width: 100% } .runs th { border-top: 1.5px solid #333; border-bottom: 1px
        solid #333; font-weight: 400 } .runs td { padding: .8mm 1.5mm; border-bottom: 1px dotted #777 }`,
      pages: [
        `<div class="head"><div>〒${payer.postal_code}<br>${payer.address}<br><b style="font-size:12pt">${payer.name}
        御中</b><br><br>お客様コード　004187</div><div style="position:relative;width:70mm">
        <b style="font-size:12pt">${issuer.name}</b><br>本社倉庫　〒${issuer.postal_code}<br>${issuer.address}<br>
        TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号：${issuer.registration_number}
        ${seal(issuer.name, 'right:0;top:2mm')}</div></div>
        <h1>合計請求書 <small>（${written.long(closed)}締切分）</small></h1>
        <div class="head"><span>毎度ありがとうございます。下記の通りご請求申し上げます。</span>
        <span>請求No. ${facts.invoice_number}　発行 ${written.slashed(facts.issue_date)}</span></div>
        <table class="band"><tr>${band.map(([label]) => `<th>${label}</th>`).join('')}</tr>
        <tr>${band.map(([, yen]) => `<td>${grouped(yen)}</td>`).join('')}</tr></table>
        <table class="runs"><tr><th>伝票日付</th><th>伝票No.</th><th>品名・荷役内容</th><th>数量</th><th>単価</th><th>金額</th>
        </tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, amount }, index) =>
            `<tr><td>${written.slashed(addDays(facts.issue_date, index - 24)).slice(5)}</td>
        <td>7${3104 + index * 17}</td>
            <td>${name}</td><td class="number">${quantity} ${unit}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}${perRate(
          facts,
          (rate, net, tax) => `<tr><td></td><td></td><td>【${rate}%対象 ${net} 消費税 ${tax}】</td><td></td><td></td>
        <td></td></tr>`,
        )}</table>
        <p style="margin-top:8mm">お支払期日　${written.slashed(facts.due_date)}</p><p>お振込先</p>${accounts
          .map(
            account =>
              `<p>
        　${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}　${account.holder_kana}</p>`,
          )
          .join('')}<p>※ 振込手数料は貴社にてご負担願います。</p>`,
      ],
    }
  },
}
