import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const fares = [
  '大型貸切バス 運賃（時間・キロ併用）',
  '乗客傷害保険料',
  'おしぼり',
  '駐車料',
  '高速道路通行料',
  '車内お茶',
]

/** A bus hired for a firm's outing: the tour's days, cars and places above, fares with tax, on a wide sheet. */
export const layout: Layout = {
  wishes: {
    trade: 'transport',
    lineCount: 6,
    isTaxIncluded: true,
    number: 'slashes',
    banks: ['regional'],
    isCurrentAccount: true,
    dueInDays: 14,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const leaving = addDays(facts.issue_date, -6)
    return {
      css: `.page { padding: 13mm 18mm; font: 10pt/1.45 'UD Gothic' } .cells { width: 100% } .cells td, .cells th { border: 1px solid #157; padding: 1mm 2.5mm; font-weight: 400 } .cells th { background: #dcebf2 } .top { display: flex; justify-content: space-between } .below { display: grid; grid-template-columns: 1fr 92mm; gap: 8mm; margin-top: 4mm }`,
      isLandscape: true,
      pages: [
        `<div class="top"><div style="width:130mm"><h1 style="font-size:18pt;color:#157;margin:0 0 3mm">貸切バス運賃料金　ご請求書</h1><p style="font-size:14pt;border-bottom:1px solid #157;display:inline-block;padding-right:10mm">${payer.name}　様</p><p style="margin-top:3mm">この度は弊社バスをご利用いただき、誠にありがとうございました。</p></div>
        <div style="position:relative;width:96mm">請求No　${facts.invoice_number}　　　請求日　${written.long(facts.issue_date)}<br><b style="font-size:12pt">${issuer.name}</b><br>${issuer.postal_code}　${issuer.address}<br>電話 ${issuer.phone}　FAX ${issuer.fax}<br>登録番号　${issuer.registration_number}<br>旅客自動車運送事業 関自旅二第1187号${seal(issuer.name, 'right:0;top:8mm')}</div></div>
        <table class="cells" style="margin-top:3mm"><tr><th>団体名</th><td>サンプル商事 秋の社員旅行</td><th>運行日</th><td>${written.long(leaving)}～${written.long(addDays(leaving, 1))}</td><th>車両</th><td>大型45名乗</td></tr><tr><th>行程</th><td>東京駅丸の内 → 箱根 → 三島</td><th>予約番号</th><td>R-260417</td><th>申込日</th><td>${written.slashed(addDays(leaving, -60))}</td></tr></table>
        <table class="cells" style="margin-top:3mm"><tr><th style="width:44%">項　　目</th><th>数量</th><th>単位</th><th>単価（税込）</th><th>金額（税込）</th></tr>${rows(
          facts.lines,
          ({ quantity, unit, price, amount }, index) =>
            `<tr><td>${fares[index] ?? ''}</td><td class="number">${quantity}</td><td style="text-align:center">${index === 0 ? '台日' : index === 1 ? '名' : unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}</table>
        <div class="below"><div><table class="cells"><tr><th style="width:30mm">お支払期日</th><td>${written.long(facts.due_date)}</td></tr><tr><th>お振込先</th><td>${account.bank.name}　${account.branch.name}<br>${typeName(account)}預金　${account.number}<br>${account.holder}</td></tr></table><p style="font-size:8.5pt;margin-top:2mm">お取消料は標準運送約款によります。お振込の控えをもって領収書に代えさせていただきます。</p></div>
        <table class="cells" style="align-self:start"><tr><th>運賃料金合計</th><td class="number" style="font-size:15pt"><b>￥${grouped(facts.total)}</b></td></tr>${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><th>${rate}％対象（税抜）</th><td class="number">￥${net}</td></tr><tr><th>内消費税等</th><td class="number">￥${tax}</td></tr>`,
        )}</table></div>`,
      ],
    }
  },
}
