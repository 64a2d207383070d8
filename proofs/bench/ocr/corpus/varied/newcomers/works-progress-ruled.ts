import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, seal, typeName } from '../../markup.ts'

/** A subcontractor on sites: the contract, what was billed before and now, ruled all over, a seal over the name. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'era', banks: ['shinkin'], dueInDays: 50 },
  render: facts => {
    const {
      issuer,
      payer,
      subtotal,
      tax,
      accounts: [account],
    } = facts
    const [contract, before] = [subtotal * 4, subtotal * 2]
    return {
      css: `.page { padding: 13mm 14mm; font-family: 'UD Mincho'; font-size: 9.5pt } h1 { text-align: center; font-size: 17pt; font-weight: 400; letter-spacing: 1em; border: 1px solid; border-bottom: 0; padding: 2mm 0 2mm 1em } table { width: 100% } td, th { border: 1px solid; padding: 1.3mm 1.8mm; font-weight: 400; vertical-align: middle } .label { text-align: center; background: #f0f0f0 } .from { position: relative; height: 34mm; vertical-align: top } .big { font-size: 15pt; text-align: right } .top td { border-top: 0 }`,
      pages: [
        `<h1>請求書</h1><table><tr><td class="label" style="width:24mm">請求先</td><td style="width:72mm;font-size:12pt">${payer.name}　御中</td><td rowspan="4" class="from">〒${issuer.postal_code}<br>${issuer.address}<br><span style="font-size:13pt">${issuer.name}</span><br>代表取締役　　本田　修一<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号　${issuer.registration_number}${seal(issuer.name, 'left:46mm;top:8mm')}</td></tr>
        <tr><td class="label">工事番号</td><td>K-2204-018</td></tr><tr><td class="label">工事名称</td><td>丸の内第三ビル改修工事</td></tr><tr><td class="label">工　　期</td><td>自　令和8年4月1日　至　令和9年3月31日</td></tr></table>
        <table class="top"><tr><td class="label">請求番号</td><td>${facts.invoice_number}</td><td class="label">請求年月日</td><td>${written.era(facts.issue_date)}</td><td class="label">支払期日</td><td>${written.era(facts.due_date)}</td></tr></table>
        <table style="margin-top:5mm"><tr><td class="label" rowspan="2" style="width:38mm">今回請求金額<br>（消費税込）</td><td rowspan="2" class="big">￥${grouped(facts.total)}</td><td class="label">①契約金額（税抜）</td><td class="number">${grouped(contract)}</td></tr><tr><td class="label">②前回迄請求額（税抜）</td><td class="number">${grouped(before)}</td></tr>
        <tr><td class="label">今回出来高（税抜）</td><td class="number">${grouped(subtotal)}</td><td class="label">③今回請求額（税抜）</td><td class="number">${grouped(subtotal)}</td></tr><tr><td class="label">消費税（10％）</td><td class="number">${grouped(tax)}</td><td class="label">④請求残高①－②－③</td><td class="number">${grouped(contract - before - subtotal)}</td></tr></table>
        <table style="margin-top:5mm"><tr class="label"><td>№</td><td style="width:62mm">工　種</td><td>数　量</td><td>単位</td><td>単　価</td><td>出来高金額</td><td>備考</td></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td class="number">${at + 1}</td><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td></td></tr>`)}${'<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(6)}<tr><td colspan="5" class="label">合　　計</td><td class="number">${grouped(subtotal)}</td><td></td></tr></table>
        <table style="margin-top:5mm"><tr><td class="label" rowspan="2">振込先</td><td class="label">金融機関名</td><td class="label">本支店名</td><td class="label">種別</td><td class="label">口座番号</td><td class="label">口座名義（カナ）</td></tr><tr><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}</td><td>${account.number}</td><td>${account.holder}</td></tr></table>
        <table style="margin-top:5mm;width:70mm;margin-left:auto"><tr class="label"><td>所長</td><td>検印</td><td>担当</td></tr><tr><td style="height:15mm"></td><td></td><td></td></tr></table>`,
      ],
    }
  },
}
