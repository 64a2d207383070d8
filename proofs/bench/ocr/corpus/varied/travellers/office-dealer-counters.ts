import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const goods = [
  'サーバー保守料',
  'ネットワーク監視料',
  'カウンター料金 モノクロ',
  '複合機 設置設定料',
  'ウイルス対策 追加ライセンス',
  '操作説明会',
  'ノートPC 14型 i5/16GB',
  'トナーカートリッジ 黒',
]

/** A dealer in office machines, from its sales package: a strip from last claim to this, counters in a line. */
export const layout: Layout = {
  wishes: { trade: 'office', isCarriedOver: true, lineCount: 8, number: 'digits', banks: ['regional', 'shinkin'] },
  render: facts => {
    const { issuer, payer, accounts } = facts
    const closing = endOfMonth(facts.issue_date, -1)
    const before = facts.carried + 88_000
    const strip = [
      ['前回御請求額', before],
      ['御入金額', 88_000],
      ['差引繰越額', facts.carried],
      ['今回御買上額', facts.subtotal],
      ['消費税額等', facts.tax],
      ['今回御請求額', facts.total],
    ] as const
    const slip = (index: number) => `${String(26_440 + index * 13).padStart(8, '0')}`
    const copies = facts.lines[2]?.quantity ?? 0
    return {
      css: `.page { padding: 12mm 13mm; font: 9pt/1.4 'UD Gothic' } .strip { width: 100%; margin: 4mm 0 } .strip th { border: 1px solid #000; font-weight: 400; background: #eee; padding: .5mm } .strip td { border: 1px solid #000; text-align: right; padding: 1.5mm; font-size: 10.5pt } .strip td:last-child { font-weight: 700; border-width: 2px } .lines { width: 100% } .lines th { border: 1px solid #000; font-weight: 400; background: #eee } .lines td { border-left: 1px solid #000; border-right: 1px solid #000; padding: .7mm 1.5mm } .lines { border-bottom: 1px solid #000 } .light td { font-size: 8pt; color: #333 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div style="width:92mm;padding-top:6mm"><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:12pt;margin-top:3mm">${payer.name}　御中</p><p style="margin-top:4mm;font-size:8pt">お得意様コード　0004127</p></div>
        <div style="width:84mm"><h1 style="font-size:17pt;border-bottom:3px double #000;letter-spacing:.6em;margin-bottom:2mm">請求書</h1><p style="display:flex;justify-content:space-between"><span>${written.slashed(closing)} 締切分</span><span>請求書№ ${facts.invoice_number}</span><span>1/1頁</span></p>
        <p style="font-size:11.5pt;margin-top:2mm">${issuer.name}</p><p>〒${issuer.postal_code}　${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}<br>発行日 ${written.slashed(facts.issue_date)}　担当 木島</p></div></div>
        <p style="margin-top:3mm">毎度ありがとうございます。下記の通り御請求申し上げます。</p>
        <table class="strip"><tr>${strip.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${strip.map(([, amount]) => `<td>${grouped(amount)}</td>`).join('')}</tr></table>
        <table class="lines"><tr><th>日付</th><th>伝票No.</th><th>商品コード／商品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `<tr><td>${written.slashed(addDays(closing, index * 3 - 26)).slice(5)}</td><td>${slip(index)}</td><td>${goods[index] ?? ''}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>${
              index === 2
                ? `<tr class="light"><td></td><td></td><td>　機番 8K114207　前回 ${grouped(118_402)}　今回 ${grouped(118_402 + copies)}</td><td></td><td></td><td></td><td></td></tr>`
                : ''
            }`,
        )}${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><td></td><td></td><td>【${rate}%対象　税抜額】</td><td></td><td></td><td></td><td class="number">${net}</td></tr><tr><td></td><td></td><td>【${rate}%対象　消費税額】</td><td></td><td></td><td></td><td class="number">${tax}</td></tr>`,
        )}${'<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(7)}</table>
        <div style="display:flex;justify-content:space-between;margin-top:3mm"><div>振込先口座<br>${accounts
          .map(account => `${account.bank.name}　${account.branch.name}　${typeName(account)}　${account.number}<br>`)
          .join(
            '',
          )}口座名義　${accounts[0].holder}</div><div style="border:1px solid #000;padding:2mm 4mm;align-self:start">お支払期日　${written.slashed(facts.due_date)}</div></div>`,
      ],
    }
  },
}
