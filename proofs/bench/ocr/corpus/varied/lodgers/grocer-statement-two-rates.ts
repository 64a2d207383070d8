import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A food wholesaler's statement: what was paid last month in a band, two rates by class, deliveries by slip. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 7, rates: [8, 8, 10], number: 'day', banks: ['shinkin'], dueInDays: 28 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const before = 318_420
    const band = [
      ['前回ご請求額', before],
      ['ご入金額', before],
      ['繰越残高', 0],
      ['今回お買上額', facts.subtotal],
      ['消費税額', facts.tax],
      ['今回ご請求額', facts.total],
    ] as const
    const day = (index: number) => written.slashed(addDays(endOfMonth(facts.issue_date, -1), -28 + index * 4)).slice(5)
    return {
      css: `.page { padding: 13mm 14mm; font: 9pt/1.45 'UD Gothic' } h1 { font-size: 14pt; margin: 0 0 4mm; text-align: center; text-decoration: underline } .two { display: flex; justify-content: space-between } .band { width: 100%; margin: 5mm 0; table-layout: fixed } .band td, .band th { border: 1px solid #3a5f2a; text-align: center; padding: 1.2mm .5mm } .band th { background: #dfeed6; font-weight: 400; font-size: 8pt } .items { width: 100% } .items th { border-top: 1px solid #3a5f2a; border-bottom: 1px solid #3a5f2a; font-weight: 400 } .items td { padding: .7mm 1.5mm } .class { margin: 4mm 0 0 auto; font-size: 8.5pt } .class td, .class th { border: 1px solid #3a5f2a; padding: .8mm 2.5mm; font-weight: 400 }`,
      pages: [
        `<h1>御　請　求　書</h1><div class="two"><div><p>〒${payer.postal_code}<br>${payer.address}</p>
        <p style="font-size:12pt;margin-top:2mm">${payer.name} 様</p><p>（コード 02217）</p></div><div>請求No. ${facts.invoice_number}<br>
        締日 ${written.slashed(endOfMonth(facts.issue_date, -1))}<br>発行日 ${written.slashed(facts.issue_date)}<br>
        <b style="font-size:11pt">${issuer.name}</b><br>${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>
        登録番号 ${issuer.registration_number}</div></div>
        <table class="band"><tr>${band.map(([label]) => `<th>${label}</th>`).join('')}</tr>
        <tr>${band.map(([, yen]) => `<td>${grouped(yen)}</td>`).join('')}</tr></table>
        <table class="items"><tr><th>月日</th><th>伝票番号</th><th>商品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, amount, rate }, index) =>
            `<tr><td>${day(index)}</td><td>${50218 + index * 13}</td><td>${name}${rate === 8 ? '＊' : ''}</td>
            <td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td>${day(2)}</td><td></td><td>ご入金　振込</td><td></td><td></td><td class="number">(${grouped(before)})</td></tr></table>
        <table class="class"><tr><th>税率区分</th><th>税抜金額</th><th>消費税</th><th>税込金額</th></tr>${facts.rates
          .map(
            ({ rate, net, tax }) =>
              `<tr><td>${rate}%${rate === 8 ? '（軽減）' : ''}</td><td class="number">${grouped(net)}</td><td class="number">${grouped(tax)}</td>
              <td class="number">${grouped(net + tax)}</td></tr>`,
          )
          .join('')}</table><p style="font-size:8pt">＊印は軽減税率対象品目です。</p>
        <p style="margin-top:5mm;border:1px solid #3a5f2a;padding:2mm 3mm">お振込期限：${written.slashed(facts.due_date)}<br>
        お振込先：${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}　${account.holder_kana}</p>`,
      ],
    }
  },
}
