import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const works = [
  'エンジン脱着・整備一式',
  'エンジンオイル 10W-30',
  '尿素水（アドブルー）',
  'ブレーキシュー交換',
  'ファンベルト',
]
const kinds = ['技術料', '部品', '油脂', '技術料', '部品']

/** A haulier's workshop: the vehicle with its own registration, days and mileage above, labour and parts below. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 5, number: 'digits', banks: ['regional'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 14mm 16mm; font: 9.5pt/1.5 'UD Gothic' } .head { display: flex; justify-content: space-between } .car, .work { width: 100%; border: 1.5px solid #225 } .car td, .car th, .work td, .work th { border: 1px solid #225; padding: 1mm 2mm; font-weight: 400 } .car th, .work th { background: #e4e8f4 } .car th { text-align: left; width: 25mm; font-size: 8.5pt } .sum { width: 78mm; margin: 4mm 0 0 auto } .sum td { border-bottom: 1px solid #225; padding: 1mm 2mm }`,
      pages: [
        `<h1 style="font-size:17pt;letter-spacing:.4em;text-align:center;margin:0 0 5mm">整備請求書</h1><div class="head"><div><p>〒${payer.postal_code}<br>${payer.address}</p>
        <p style="font-size:13pt;margin-top:2mm">${payer.name}　御中</p><p style="margin-top:3mm">毎度ありがとうございます。下記の通りご請求申し上げます。</p></div>
        <div style="position:relative;width:74mm"><table><tr><td>請求書No.</td><td>　${facts.invoice_number}</td></tr><tr><td>発　行　日</td><td>　${written.long(facts.issue_date)}</td></tr></table>
        <b style="font-size:12pt">${issuer.name}</b>　整備課<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>FAX ${issuer.fax}<br>事業者登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:0;top:9mm')}</div></div>
        <p style="margin:3mm 0;font-size:15pt;border:2px solid #225;width:96mm;padding:1.5mm 4mm">御請求総額　<b>￥${grouped(facts.total)}－</b></p>
        <table class="car"><tr><th>登録番号</th><td>品川 130 あ 41-28</td><th>車名・型式</th><td>日野 プロフィア FW1E</td><th>初度登録</th><td>令和2年6月</td></tr>
        <tr><th>車台番号</th><td>FW1EHX-104417</td><th>走行距離</th><td>412,806 km</td><th>車検満了日</th><td>${written.eraShort(addDays(facts.issue_date, 203))}</td></tr>
        <tr><th>入庫日</th><td>${written.slashed(addDays(facts.issue_date, -9))}</td><th>納車日</th><td>${written.slashed(addDays(facts.issue_date, -3))}</td><th>次回点検</th><td>${written.slashed(addDays(facts.issue_date, 88))}</td></tr></table>
        <table class="work" style="margin-top:4mm"><tr><th>作業内容・使用部品名</th><th>区分</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${works[index] ?? ''}</td><td style="text-align:center">${kinds[index] ?? ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 11, 5)}</table><table class="sum"><tr><td>技術料・部品計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><td>${rate}％課税対象額</td><td class="number">${net}</td></tr><tr><td>消費税（${rate}％）</td><td class="number">${tax}</td></tr>`,
        )}<tr><td>総合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table class="car" style="margin-top:5mm"><tr><th>お支払期日</th><td>${written.long(facts.due_date)}</td></tr><tr><th>お振込先</th><td>${account.bank.name}　${account.branch.name}　${typeName(account)}預金　No.${account.number}　${account.holder}</td></tr>
        <tr><th>お知らせ</th><td>法定費用（自賠責・重量税）は別途お預かりしております。認証番号 関東運輸局 第1-8842号</td></tr></table>`,
      ],
    }
  },
}
