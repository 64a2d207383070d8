import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const works = ['昇降機保守（POG契約）1号機', '昇降機保守（POG契約）2号機', '消防設備点検', '貯水槽清掃']

/** A firm that keeps up lifts and tanks: era days in cells, contract and key numbers beside, an account at the post. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'era', banks: ['post'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 15mm 19mm; font: 10pt/1.5 'UD Mincho' } .title { display: flex; justify-content: space-between; align-items: flex-end } h1 { font-size: 19pt; margin: 0; letter-spacing: .3em; font-weight: 400 } .keys td { border: 1px solid #333; padding: 1mm 3mm } .keys td:first-child { background: #eee } .lines { width: 100%; margin-top: 5mm } .lines th, .lines td { border: 1px solid #333; padding: 1.3mm 2mm; font-weight: 400 } .claim { font-size: 14pt; border-bottom: 2px solid #333; width: 104mm; margin: 5mm 0 2mm; display: flex; justify-content: space-between }`,
      pages: [
        `<div class="title"><h1>請求書</h1><table class="keys"><tr><td>文書番号</td><td>${facts.invoice_number}</td></tr>
        <tr><td>日　　付</td><td>${written.era(facts.issue_date)}</td></tr></table></div>
        <div style="display:flex;justify-content:space-between;margin-top:6mm"><div><p style="font-size:13pt">${payer.name}</p>
        <p>総務課　御中</p><p class="claim"><span>請求金額</span><span>金${grouped(facts.total)}円也</span></p>
        <p style="font-size:9pt">${Number(endOfMonth(facts.issue_date, 0).slice(5, 7))}月度分として上記のとおり請求いたします。</p></div>
        <div style="position:relative;width:70mm;font-size:9.5pt">${issuer.address}<br><span style="font-size:12pt">${issuer.name}</span><br>
        代表取締役　倉科 誠<br>TEL ${issuer.phone}<br>登録番号${issuer.registration_number}${seal(issuer.name, 'right:0;top:3mm')}</div></div>
        <table class="lines"><tr><th>契約番号</th><th>内　　容</th><th>数量</th><th>金　額</th><th>摘　要</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, amount }, index) =>
            `<tr><td>EV-${30417 + index * 22}</td><td>${works[index] ?? ''}</td><td class="number">${quantity}${unit}</td>
            <td class="number">${grouped(amount)}</td><td>${index === 0 ? '緊急キーNo.1182' : ''}</td></tr>`,
        )}<tr><td></td><td style="text-align:center">計</td><td></td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td></td><td style="text-align:center">消費税額等（${rate}％）</td><td></td><td class="number">${tax}</td><td></td></tr>`,
        )}<tr><td></td><td style="text-align:center">合　　計</td><td></td><td class="number">${grouped(facts.total)}</td><td></td></tr></table>
        <p style="margin-top:6mm">支払期限　${written.era(facts.due_date)}</p><p style="margin-top:2mm">支払方法　郵便局又は銀行振込</p>
        <p style="margin:2mm 0 0 8mm">［${account.bank.name}］　記号番号　${account.post?.kigou ?? ''}－${account.post?.bangou ?? ''}<br>
        ［他行から］　店名 ${account.branch.name}　店番 ${account.branch.code}　${typeName(account)}預金　口座番号 ${account.number}<br>
        ［口座名義］　${account.holder}</p>`,
      ],
    }
  },
}
