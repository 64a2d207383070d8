import { addDays } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const gauges = [
  '外側マイクロメータ 0-25mm',
  'デジタルマルチメータ',
  '圧力計 1.6MPa',
  '校正証明書・トレーサビリティ体系図',
]

/** A laboratory that calibrates gauges: serials in lines, ISO days, labels in two languages. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'letters', banks: ['coop'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const day = (days: number) => addDays(facts.issue_date, days)
    return {
      css: `.page { padding: 18mm; font: 9.5pt/1.5 'Noto Sans CJK JP' } header { display: flex; justify-content: space-between; border-bottom: 1px solid #000; padding-bottom: 3mm } h1 { font-size: 16pt; margin: 0 } .keys { width: 100%; margin: 5mm 0 } .keys td { width: 25%; vertical-align: top; padding: 1mm 2mm 1mm 0 } .keys small { color: #555; font-size: 7.5pt } .lines { width: 100%; font-size: 9pt } .lines th { font-weight: 400; background: #ececec; padding: 1mm } .lines td { border-bottom: 1px solid #ccc; padding: 1.2mm 1mm } .sums { margin: 4mm 0 0 auto; width: 82mm } .sums td { padding: .9mm 0; border-bottom: 1px solid #ccc } dl { display: grid; grid-template-columns: 46mm auto; margin-top: 6mm; font-size: 9pt } dt { color: #555 }`,
      pages: [
        `<header><h1>請求書 <span style="font-weight:400">Invoice</span></h1><div style="text-align:right;font-size:8.5pt"><b>${issuer.name}</b>
        計測校正ラボ<br>${issuer.address}<br>Tel ${issuer.phone}<br>登録番号 Reg. No. ${issuer.registration_number}</div></header>
        <p style="margin-top:5mm">〒${payer.postal_code} ${payer.address}</p><p style="font-size:12pt">${payer.name} 品質保証部 御中</p>
        <table class="keys"><tr><td><small>請求書番号 Invoice No.</small><br>${facts.invoice_number}</td>
        <td><small>請求日 Date</small><br>${facts.issue_date}</td><td><small>支払期日 Due</small><br>${facts.due_date}</td>
        <td><small>請求額 Total</small><br><b>¥${grouped(facts.total)}</b></td></tr><tr>
        <td><small>受付番号 Job No.</small><br>C26-1187</td><td><small>受領日 Received</small><br>${day(-16)}</td>
        <td><small>発送日 Shipped</small><br>${day(-1)}</td><td><small>貴注文番号 PO</small><br>4500098231</td></tr></table>
        <table class="lines"><tr><th>品名 Item</th><th>器物番号 S/N</th><th>証明書番号</th><th>校正日</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${gauges[index] ?? ''}</td><td>${index < 3 ? 771034 + index * 5821 : ''}</td><td>${index < 3 ? `CAL-${60412 + index}` : ''}</td>
            <td>${index < 3 ? day(-9 + index) : ''}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sums"><tr><td>小計 Subtotal</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税 Consumption tax ${rate}%</td><td class="number">¥${tax}</td></tr>`,
        )}<tr><td><b>合計 Total</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <dl><dt>銀行 Bank</dt><dd>${account.bank.name} ${account.branch.name}</dd><dt>預金種目・口座番号 Account</dt>
        <dd>${typeName(account)} ${account.number}</dd><dt>口座名義 Beneficiary</dt><dd>${account.holder}</dd></dl>
        <p style="font-size:8pt;margin-top:6mm">次回校正推奨日 ${day(356)}　証明書の再発行は1通3,000円（税別）です。</p>`,
      ],
    }
  },
}
