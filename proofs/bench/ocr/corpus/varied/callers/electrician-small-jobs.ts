import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const jobs = ['コンセント増設 2F事務室', '照明LED化工事', '分電盤ブレーカー交換', '消耗品・雑材']

/** An electrician's sheet of a spreadsheet: labels of two characters spread wide, a day without its year in lines. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'digits', banks: ['coop'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const from = written.slashed(addDays(facts.issue_date, -20)).slice(5)
    const month = Number(facts.due_date.slice(5, 7))
    return {
      css: `.page { padding: 15mm 16mm; font: 10pt/1.5 'UD Gothic' } h1 { font-size: 17pt; text-align: center;
        font-weight: 400 } .cells { width: 100% } .cells td { border: 1px solid #bbb; padding: 1mm 2mm; height: 7mm }
        .cells .thick td { border-top: 2px solid #000 } .side { position: relative; margin-left: 104mm; font-size: 9.5pt
        } .total { border: 2px solid #000; width: 96mm; margin: 4mm 0 } .total td { padding: 2mm 3mm; font-size: 13pt
        }`,
      pages: [
        `<p class="number" style="font-size:9pt">No. ${facts.invoice_number}</p><h1>請 求 書</h1>
        <p class="number">${written.spaced(facts.issue_date)}</p><p style="font-size:13pt"><u>${payer.name}　様</u></p>
        <div class="side"><b>${issuer.name}</b><br>${issuer.address}<br>電話 ${issuer.phone}<br>FAX ${issuer.fax}<br>
        事業者登録 ${issuer.registration_number}${seal(issuer.name, 'right:2mm;top:0')}</div><p>下記の通り御請求申し上げます。</p>
        <table class="total"><tr><td style="background:#eee">御請求金額</td><td class="number">¥${grouped(facts.total)}</td>
        </tr></table>
        <p>工事場所：御社 本社ビル　／　工期：${from}〜</p>
        <table class="cells"><tr style="text-align:center"><td>月日</td><td>工　事　内　容</td><td>数量</td><td>単位</td><td>単価</td>
        <td>金　額</td></tr>${rows(facts.lines, ({ quantity, unit, price, amount }, index) => {
          const day = addDays(facts.issue_date, index * 3 - 20)
          return `<tr><td>${Number(day.slice(5, 7))}/${Number(day.slice(8))}</td><td>${jobs[index] ?? ''}</td>
            <td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`
        })}${emptyRows(facts.lines, 9, 6)}<tr class="thick"><td></td><td>小　計</td><td></td><td></td><td></td>
        <td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) =>
            `<tr><td></td><td>消費税 ${rate}%</td><td></td><td></td><td></td><td class="number">${tax}</td></tr>`,
        )}<tr><td></td><td>合　計</td><td></td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr>
        </table>
        <table class="cells" style="margin-top:5mm;font-size:9pt"><tr><td style="width:28mm">お支払い</td>
        <td>${endOfMonth(facts.issue_date, 1).slice(0, 4)}年${month}月末日までにお願いします
        </td></tr><tr><td>振　込　先</td><td>${account.bank.name}　${account.branch.name}　(${typeName(account).slice(0, 1)})
        ${account.number}</td></tr><tr><td>名　　義</td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
