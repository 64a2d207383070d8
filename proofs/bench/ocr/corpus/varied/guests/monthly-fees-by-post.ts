import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const sites = ['本社ビル 日常清掃', '本社ビル 床面ワックス', '別館 トイレ巡回', '植栽・外構 維持管理']

/** A cleaning firm with fixed fees by the month: the address for a window first, and an account at the post below. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'year', banks: ['post'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = `${Number(endOfMonth(facts.issue_date, 0).slice(5, 7))}月`
    return {
      css: `.page { padding: 18mm 20mm; font: 10pt/1.55 'Noto Serif CJK JP', serif } .window { height: 38mm } .from {
        position: absolute; left: 120mm; top: 18mm; width: 74mm; font-size: 9pt } h1 { font-size: 16pt; font-weight:
        400;
        text-align: center } .box { border: 1.5px solid #000; width: 100%; margin: 5mm 0 } .box td { border-right: 1px
        solid #000; padding: 2mm 3mm; text-align: center } .box small { display: block; font-size: 8pt } .goods { width:
        100% } .goods th { font-weight: 400; border-bottom: 1px solid #000; border-top: 1px solid #000 } .goods td {
        padding: 1.2mm 2mm } .end td { border-top: 1px solid #000 } .post { margin-top: 8mm; border: 1px solid #000;
        border-radius: 3mm; padding: 3mm 5mm; display: flex; gap: 12mm; font-size: 9.5pt }`,
      pages: [
        `<div class="window">〒${payer.postal_code}<br>${payer.address}<br><br>
        <span style="font-size:12.5pt">${payer.name}　御中</span></div>
        <div class="from">請求書番号：${facts.invoice_number}<br>発行日：${written.eraShort(facts.issue_date)}<br><br>
        <span style="font-size:12pt">${issuer.name}</span>
        <br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>
        （登録番号 ${issuer.registration_number}）${seal(issuer.name, 'right:2mm;top:14mm')}</div>
        <h1 style="margin-top:10mm">御　請　求　書（${month}分）</h1>
        <table class="box"><tr><td><small>御請求額</small><b style="font-size:15pt">${grouped(facts.total)}円</b></td>
        <td><small>内消費税額</small>${grouped(facts.tax)}円</td><td><small>御支払期限</small>${written.era(facts.due_date)}</td>
        <td style="border:0"><small>契約</small>年間保守契約</td></tr></table>
        <table class="goods"><tr><th>作業場所・内容</th><th>数量</th><th>月額（円）</th><th>備考</th></tr>${rows(
          facts.lines,
          ({ amount }, index) =>
            `<tr><td>${sites[index] ?? ''}</td><td class="number">1ヶ月</td><td class="number">${grouped(amount)}</td>
            <td>${index === 1 ? '年4回均等割' : '固定'}</td></tr>`,
        )}<tr class="end"><td>税抜合計</td><td></td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>
        ${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税（${rate}%）</td><td></td><td class="number">${tax}</td><td></td>
        </tr>`,
        )}
        <tr class="end"><td>税込合計</td><td></td><td class="number">${grouped(facts.total)}</td><td></td></tr></table>
        <div class="post">
        <div>${account.bank.name}から<br>記号　${account.post?.kigou ?? ''}<br>番号　${account.post?.bangou ?? ''}
        </div><div>他の金融機関から<br>${account.bank.name}　${account.branch.name}（${account.branch.code}）<br>
        ${typeName(account)}預金　${account.number}</div><div>加入者名<br>${issuer.name}<br>（${account.holder}）</div></div>`,
      ],
    }
  },
}
