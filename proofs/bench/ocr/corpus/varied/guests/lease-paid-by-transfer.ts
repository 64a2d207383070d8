import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const machines = ['複合機 MX-3650', 'サーバー機器一式', '電話主装置', 'シュレッダー']

/** A lessor's sheet on its side: contracts with their terms, boxes ticked for a transfer, a table of three banks. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'day', banks: ['major', 'major', 'regional'] },
  render: facts => {
    const { issuer, payer } = facts
    return {
      isLandscape: true,
      css: `.page { padding: 12mm 16mm; font: 9.5pt/1.5 'UD Gothic' } .head { display: flex; justify-content:
        space-between } h1 { font-size: 17pt; letter-spacing: .3em; font-weight: 400 } table.grid { width: 100% }
        .grid th, .grid td { border: 1px solid #667; padding: 1mm 2.5mm; font-weight: 400 } .grid th { background:
        #e8ebf3 } .foot { display: grid; grid-template-columns: 150mm 1fr; gap: 8mm; margin-top: 5mm } .strip { margin:
        4mm 0 } .strip td { font-size: 12pt; text-align: center }`,
      pages: [
        `<div class="head"><div><p>〒${payer.postal_code}　${payer.address}</p>
        <p style="font-size:13pt">${payer.name}　御中</p><p style="font-size:8pt">お客様コード　00${issuer.phone.slice(-4)}1</p>
        </div>
        <h1>リース料ご請求書</h1><div style="font-size:8.5pt"><b style="font-size:11pt">${issuer.name}</b><br>
        〒${issuer.postal_code} ${issuer.address}<br>リース営業部 ${issuer.phone}<br>
        インボイス番号 ${issuer.registration_number}<br>作成日 ${written.long(facts.issue_date)}　請求書番号 ${facts.invoice_number}
        </div></div>
        <table class="grid strip"><tr><th>ご請求額（税込）</th><th>お支払方法</th><th>お支払期日</th><th>対象月</th></tr>
        <tr><td>${grouped(facts.total)}円</td><td>□口座引落　■銀行振込</td><td>${written.long(facts.due_date)}</td>
        <td>${written.long(endOfMonth(facts.issue_date, 1)).replace(/月.*/, '月分')}</td></tr></table>
        <table class="grid"><tr><th>契約番号</th><th>物件名</th><th>契約期間</th><th>回数</th><th>区分</th><th>リース料（税抜）</th>
        <th>備考</th></tr>${rows(
          facts.lines,
          ({ amount }, index) =>
            `<tr><td>L23${index}-0${index + 4}718-0${index + 1}</td><td>${machines[index] ?? ''}</td>
            <td>202${3 + (index % 2)}/0${index + 4}/01～60ヶ月</td><td>${31 - index * 7}／60</td><td>継続</td>
            <td class="number">${grouped(amount)}</td><td>${index === 3 ? '保守料含む' : ''}</td></tr>`,
        )}<tr><td colspan="5" class="number">税抜計</td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>
        ${perRate(
          facts,
          (rate, _, tax) => `<tr><td colspan="5" class="number">消費税額（税率${rate}％）</td>
        <td class="number">${tax}</td><td></td></tr>`,
        )}
        <tr><td colspan="5" class="number">税込計</td><td class="number">${grouped(facts.total)}</td><td></td></tr></table>
        <div class="foot"><div><p>お振込先（いずれかの口座へお願いいたします）　口座名義　${facts.accounts[0].holder}</p>
        <table class="grid"><tr><th>金融機関</th><th>店番</th><th>店名</th><th>科目</th><th>口座番号</th></tr>
        ${facts.accounts
          .map(
            account => `<tr><td>${account.bank.name}</td><td>${account.branch.code}</td><td>${account.branch.name}</td>
          <td>${typeName(account)}</td><td>${account.number}</td></tr>`,
          )
          .join('')}</table></div>
        <p style="font-size:8pt">・口座引落をご希望の場合は、預金口座振替依頼書をご返送ください。お手続き完了まで約2か月かかります。<br>
        ・期日を過ぎてのお支払いには年14.6％の遅延損害金を申し受けます。<br>・本書は再発行いたしかねます。</p></div>`,
      ],
    }
  },
}
