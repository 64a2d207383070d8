import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

const runs = ['厚木DC→新砂', '厚木DC→三郷', '川崎→小牧', '待機料', '小牧→厚木DC', '厚木DC→盛岡']

/** A haulier of chilled goods: forty small columns, the fuel surcharge in a column and as a row, sums at the right. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 24, number: 'day', banks: ['regional'], dueInDays: 61 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    // The surcharge is a part of each run's amount.
    const surchargeOf = (amount: number) => Math.floor(amount * 0.07)
    const surcharge = facts.lines.reduce((sum, { amount }) => sum + surchargeOf(amount), 0)
    return {
      css: `.page { padding: 10mm 11mm; font: 7.5pt/1.3 'UD Gothic' } h1 { font-size: 14pt; font-weight: 700; letter-spacing: .2em } .grid { width: 100% } .grid th, .grid td { border: 1px solid #777; padding: .5mm 1mm; font-weight: 400; white-space: nowrap } .grid th { background: #ddd } .sums { float: right; margin-top: 2mm } .sums td { border: 1px solid #777; padding: .8mm 2mm } .sums td:last-child { width: 34mm; text-align: right }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><div><h1>運賃請求書</h1><p style="font-size:10pt;margin-top:3mm">${payer.name} 御中</p><p>荷主コード 4471　部門 02 冷蔵</p></div><div style="text-align:right"><p>No.${facts.invoice_number}<br>${written.slashed(facts.issue_date)} 発行</p></div><div><p style="font-size:9pt">${issuer.name}</p><p>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone} FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}<br>一般貨物自動車運送事業 関自貨第1187号</p></div></div>
        <table class="grid" style="margin:3mm 0;font-size:8.5pt"><tr><th>運賃・料金計</th><th>内 燃料サーチャージ</th><th>立替金</th><th>消費税(10%)</th><th>ご請求金額</th><th>お支払日</th></tr><tr><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(surcharge)}</td><td class="number">0</td><td class="number">${grouped(facts.tax)}</td><td class="number"><b>${grouped(facts.total)}</b></td><td>${written.slashed(facts.due_date)}</td></tr></table>
        <table class="grid"><tr><th>配送日</th><th>車番</th><th>温度帯</th><th>運行区間</th><th>重量kg</th><th>数量</th><th>基本運賃</th><th>燃料SC</th><th>高速代</th><th>運賃計</th><th>備考</th></tr>${rows(
          facts.lines,
          ({ quantity, amount }, index) =>
            `<tr><td>${written.slashed(addDays(facts.issue_date, index - 32)).slice(5)}</td><td>${['相模130あ4417', '川崎100か208', '湘南830い61'][index % 3] ?? ''}</td><td>${index % 2 === 0 ? '冷蔵' : '冷凍'}</td><td>${runs[index % runs.length] ?? ''}</td><td class="number">${grouped(1_140 + index * 83)}</td><td class="number">${quantity}</td><td class="number">${grouped(amount - surchargeOf(amount))}</td><td class="number">${grouped(surchargeOf(amount))}</td><td class="number">0</td><td class="number">${grouped(amount)}</td><td>${index === 3 ? '2.5h' : ''}</td></tr>`,
        )}</table><table class="sums"><tr><td>燃料サーチャージ計（軽油 152.4円/L）</td><td>${grouped(surcharge)}</td></tr><tr><td>課税対象額（10%）</td><td>${grouped(facts.subtotal)}</td></tr><tr><td>消費税額</td><td>${grouped(facts.tax)}</td></tr><tr><td>総合計</td><td>${grouped(facts.total)}</td></tr></table>
        <p style="clear:left;padding-top:4mm">【送金先】${account.bank.name}・${account.branch.name}<br>　${typeName(account)} No.${account.number}<br>　${account.holder}</p><p style="margin-top:3mm">燃料サーチャージは届出料金表によります。<br>車両留置料は30分を超えた場合に申し受けます。</p>`,
      ],
    }
  },
}
