import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

const drinks = ['天然水 2L×6本', '', '天然水 12Lボトル', '', '緑茶ティーバッグ 50P', '', 'ドリップコーヒー 100P', '']
// Of what is taxed in full only the price is known.
const services: Readonly<Record<number, string>> = {
  880: 'サーバーレンタル料',
  420: '紙コップ 100個',
  150: 'マドラー',
  1300: '定期メンテナンス料',
}

/** Who brings water to offices, by an accounting service: a table of rates, the bank in a row of the foot. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 8, rates: [8, 10], number: 'letters', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, 0)
    return {
      css: `.page { padding: 18mm 17mm; font: 9pt/1.6 'Noto Sans CJK JP'; color: #222 } .head { display: flex; justify-content: space-between } .total { display: inline-grid; grid-template-columns: 30mm 52mm; border: 1px solid #888; margin: 4mm 0 } .total > * { padding: 2mm 3mm } .total > span { background: #f0f0f0 } .lines { width: 100% } .lines th { background: #444; color: #fff; font-weight: 400; padding: 1mm 2mm } .lines td { padding: 1mm 2mm; border-bottom: 1px solid #ccc } .below { display: flex; justify-content: space-between; margin-top: 4mm } .below table { border: 1px solid #aaa } .below td, .below th { padding: 1mm 3mm; border-bottom: 1px solid #ddd; font-weight: 400 } .below th { background: #f0f0f0 } .foot { margin-top: 6mm; width: 100%; border-top: 1px solid #888 } .foot td { padding: 1.2mm 2mm; border-bottom: 1px solid #888 }`,
      pages: [
        `<h1 style="font-size:18pt;text-align:center;font-weight:500;margin:0 0 6mm">請求書</h1><div class="head"><div><p style="font-size:12pt">${payer.name}　御中</p><p style="font-size:8.5pt">〒${payer.postal_code}<br>${payer.address}</p>
        <p style="margin-top:4mm">件名：${Number(month.slice(5, 7))}月度 ウォーターサーバーご利用分</p><p>下記の通りご請求いたします。</p><div class="total"><span>請求金額</span><b style="font-size:14pt;text-align:right;line-height:1.2">${grouped(facts.total)}円</b></div></div>
        <div style="text-align:right">請求日　${written.iso(facts.issue_date)}<br>請求番号　${facts.invoice_number}<br><br><span style="font-size:11pt">${issuer.name}</span><br>登録番号：${issuer.registration_number}<br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL：${issuer.phone}</div></div>
        <table class="lines"><tr><th style="text-align:left">摘要</th><th>数量</th><th>単位</th><th>単価</th><th>明細金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount, rate }, index) =>
            `<tr><td>${rate === 8 ? `${drinks[index] ?? ''} ※` : (services[price] ?? '')}</td><td class="number">${quantity}</td><td style="text-align:center">${rate === 8 ? 'セット' : '点'}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}</table><p style="font-size:8pt">※は軽減税率対象</p>
        <div class="below"><table><tr><th>内訳</th><th>税抜金額</th><th>消費税額</th></tr>${facts.rates
          .toReversed()
          .map(
            ({ rate, net, tax }) =>
              `<tr><td>${rate}%対象${rate === 8 ? '（軽減）' : ''}</td><td class="number">${grouped(net)}円</td><td class="number">${grouped(tax)}円</td></tr>`,
          )
          .join(
            '',
          )}</table><table><tr><th>小計</th><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><th>消費税</th><td class="number">${grouped(facts.tax)}円</td></tr><tr><th>合計</th><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table></div>
        <table class="foot"><tr><td style="width:34mm">入金期日</td><td>${written.iso(facts.due_date)}</td></tr><tr><td>振込先</td><td>${account.bank.name}（${account.bank.code}） ${account.branch.name}（${account.branch.code}） ${typeName(account)} ${account.number} ${account.holder}</td></tr>
        <tr><td style="vertical-align:top">備考</td><td>次回配送日は配送カレンダーをご確認ください。<br>空ボトルは配送時に回収いたします。</td></tr></table>`,
      ],
    }
  },
}
