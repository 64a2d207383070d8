import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A food wholesaler's invoice of the half month: a star at lines of the lower rate, a matrix of rates at the foot. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 10,
    rates: [8, 8, 8, 8, 10],
    number: 'digits',
    banks: ['regional'],
    dueInDays: 20,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const matrix = facts.rates.map(
      ({ rate, net, tax }) =>
        `<tr><td>${rate === 8 ? '８％対象（軽減税率）' : '１０％対象'}</td><td class="number">${grouped(net)}</td><td class="number">${grouped(tax)}</td><td class="number">${grouped(net + tax)}</td></tr>`,
    )
    return {
      css: `.page { padding: 13mm 14mm; font: 9.5pt/1.45 'UD Gothic' } table { width: 100% } th { font-weight: 400; border-top: 1.5px solid #000; border-bottom: 1px solid #000; padding: 1mm 2mm } .lines td { padding: .8mm 2mm; border-bottom: 1px dotted #aaa } .matrix td, .matrix th { border: 1px solid #000; padding: .8mm 2mm } .key td { padding: 0 0 0 3mm }`,
      pages: [
        `<div style="display:flex;justify-content:space-between;align-items:flex-start"><div><h1 style="font-size:18pt;letter-spacing:.3em;margin-bottom:5mm">御請求書</h1><p style="font-size:13pt">${payer.name} 御中</p><p style="font-size:9pt">〒${payer.postal_code} ${payer.address}</p></div><div><table class="key"><tr><td>請求書番号</td><td class="number">${facts.invoice_number}</td></tr><tr><td>得意先コード</td><td class="number">A0217</td></tr><tr><td>発行日</td><td class="number">${written.slashed(facts.issue_date)}</td></tr><tr><td>お支払予定日</td><td class="number">${written.slashed(facts.due_date)}</td></tr></table><p style="margin-top:4mm;font-size:11pt;font-weight:700">${issuer.name}</p><p style="font-size:8.5pt">〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} / FAX ${issuer.fax}<br>事業者登録番号 ${issuer.registration_number}</p></div></div>
        <p style="margin:4mm 0 2mm">いつもお引き立ていただきありがとうございます。下記の通り御請求申し上げます。</p><p style="font-size:15pt;border:1.5px solid #000;width:92mm;padding:1.5mm 4mm;display:flex;justify-content:space-between"><span style="font-size:11pt">今回御請求額（税込）</span><b>￥${grouped(facts.total)}</b></p>
        <table class="lines" style="margin-top:4mm"><tr><th>月日</th><th>伝票No</th><th>商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at - 13)).slice(5)}</td><td>${704_118 + at * 7}</td><td>${name}${rate === 8 ? ' ※' : ''}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <div style="display:flex;gap:8mm;margin-top:4mm"><div style="flex:1"><p>※印は軽減税率（8%）対象商品です。</p><p style="margin-top:3mm">【振込先】${account.bank.name}（${account.bank.code}）${account.branch.name}（${account.branch.code}）<br>${typeName(account)} No.${account.number}<br>名義 ${account.holder}</p></div><table class="matrix" style="width:106mm;align-self:start"><tr><th></th><th>税抜金額</th><th>消費税</th><th>税込金額</th></tr>${matrix.join('')}<tr><td>合　計</td><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(facts.tax)}</td><td class="number">${grouped(facts.total)}</td></tr></table></div>`,
      ],
    }
  },
}
