import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const wastes = [
  ['混合廃棄物 収集運搬', '台'],
  ['廃プラスチック類 処分', 'kg'],
  ['積込作業', '時間'],
  ['8㎥コンテナ設置・引上', '式'],
  ['木くず 処分', '㎥'],
] as const

/** A collector of waste: a number of eleven digits on each line, permits in the head, the account as one ruled row. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'month', banks: ['coop'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const last = endOfMonth(facts.issue_date, -1)
    return {
      css: `.page { padding: 13mm 14mm; font-size: 9pt } .bar { background: #1d3461; color: #fff; padding: 2mm 4mm;
        display: flex; justify-content: space-between; align-items: baseline } .bar h1 { font-size: 15pt } .head {
        display: grid; grid-template-columns: 88mm 1fr; gap: 8mm; margin: 5mm 0 } table { width: 100% } td, th { border:
        1px solid #8895b3; padding: 1.1mm 2mm; font-weight: 400 } th { background: #dde3f0 } .sums { width: 74mm;
        margin: -1px 0 5mm auto } .sums th { text-align: left } .sums tr:last-child td { font-weight: 700; font-size:
        12pt } .digits { font-family: 'Dotted Zero', monospace; letter-spacing: .02em }`,
      pages: [
        `<div class="bar"><h1>請求明細書</h1>
        <span>${written.long(last).replace(/\d+日/, '')}分　請求番号 ${facts.invoice_number}</span>
        </div><div class="head"><div><p style="font-size:12.5pt;border-bottom:1px solid #1d3461">${payer.name} 御中</p>
        <p>排出事業場：東京本社ビル</p><table style="margin-top:4mm"><tr><th>請求日</th>
        <td>${written.longPadded(facts.issue_date)}</td>
        </tr><tr><th>お支払日</th><td>${written.longPadded(facts.due_date)}</td></tr>
        <tr><th>請求額（税込）</th><td style="font-size:13pt">¥${grouped(facts.total)}</td></tr></table></div>
        <div><p style="font-size:12pt;font-weight:700;color:#1d3461">${issuer.name}</p>
        <p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>
        インボイス番号 ${issuer.registration_number}<br>産業廃棄物収集運搬業許可 第01300218${issuer.phone.slice(-3)}号<br>
        産業廃棄物処分業許可 第01320218${issuer.phone.slice(-3)}号</p></div></div>
        <table><tr><th>回収日</th><th>マニフェスト番号</th><th>種類・作業</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${written.slashed(addDays(last, 6 * index - 26)).slice(5)}</td>
            <td class="digits">${30_417_755_208 + index * 1_013 + facts.total}</td><td>${wastes[index]?.[0] ?? ''}</td>
            <td class="number">${grouped(quantity)} ${wastes[index]?.[1] ?? ''}</td>
        <td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sums"><tr><th>小計</th><td class="number">${grouped(facts.subtotal)}</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><th>消費税（${rate}%）</th><td class="number">${tax}</td></tr>`)}
        <tr><th>合計</th><td class="number">${grouped(facts.total)}</td></tr></table>
        <table><tr><th>振込先</th><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}</td>
        <td>${account.number}</td><td>${account.holder}</td></tr></table>
        <p style="margin-top:3mm;font-size:8pt">電子マニフェスト（JWNET）の確認画面は5年間保存されます。<br>
        振込手数料はお客様のご負担でお願いします。</p>`,
      ],
    }
  },
}
