import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../markup.ts'

/** A clinic that examines a firm's staff: headed by the firm's code, courses by head, its account in a dotted frame. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 5, number: 'day', banks: ['regional'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Mincho', serif; font-size: 10.5pt; padding: 20mm 22mm } h1 { font-size: 16pt; font-weight: normal; text-align: center; margin: 8mm 0 6mm } table { width: 100% } th { font-weight: normal; border-bottom: 1pt solid #357; text-align: left; padding: 1.4mm } td { padding: 1.4mm; border-bottom: .5pt solid #bcd } .pay { border: 1.2pt dotted #357; padding: 4mm 6mm; margin-top: 8mm; line-height: 1.8 } .from { position: relative; margin: 0 0 0 auto; width: 84mm } .big { font-size: 15pt; text-align: center; border-bottom: 1pt solid #357; width: 110mm; margin: 0 auto 6mm }`,
      pages: [
        `<p>団体コード ${account.number.slice(1, 5)}<br>〒${payer.postal_code}　${payer.address}</p><p style="font-size:13pt;margin-top:2mm">${payer.name}　健康管理ご担当者様</p><div class="from"><p style="text-align:right">発行年月日　${written.era(facts.issue_date)}<br>整理番号（請求書） ${facts.invoice_number}</p><p style="margin-top:3mm">${issuer.address}<br><span style="font-size:12.5pt">${issuer.name}</span><br>電話（健診係）${issuer.phone}<br>登録番号（適格請求書） ${issuer.registration_number}</p>${seal(issuer.name, 'right:-2mm;top:16mm', true)}</div>
        <h1>健康診断料ご請求書</h1><p class="big">ご請求金額　　${grouped(facts.total)} 円（税込）</p><p>受診期間　${written.era(addDays(facts.issue_date, -38))} から ${written.era(addDays(facts.issue_date, -11))} まで</p>
        <table style="margin-top:4mm"><tr><th>健診項目</th><th class="number">単価</th><th class="number">受診者数</th><th class="number">料金</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(price)}円</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">${grouped(amount)}円</td></tr>`)}<tr><td colspan="3">料金計</td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td colspan="3">消費税額（税率 ${rate}％　対象 ${net}円）</td><td class="number">${tax}円</td></tr>`)}</table>
        <div class="pay">納入期限　${written.era(facts.due_date)}<br>納入場所　${account.bank.name}　${account.branch.name}　${typeName(account)}預金　第${account.number}号<br>受取人名　${account.holder}</div><p style="margin-top:4mm;font-size:9pt">※ 再検査・精密検査の費用は含まれておりません。納入後の領収書は省略させていただきます。</p>`,
      ],
    }
  },
}
