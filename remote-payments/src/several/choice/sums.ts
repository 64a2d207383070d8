import type { PaymentRow } from './payment-row.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What all of them come to, in yen; the fees once each is known. */
export function sumsOf(rows: readonly PaymentRow[]) {
  const fees = rows.flatMap(({ fee }) => fee ?? [])
  return {
    amountYen: sum(rows.map(({ item }) => item.amountYen)),
    fees:
      fees.length < rows.length
        ? null
        : {
            commissionYen: sum(fees.map(({ commission_amount }) => commission_amount)),
            totalYen: sum(fees.map(({ total_amount }) => total_amount)),
          },
  }
}
