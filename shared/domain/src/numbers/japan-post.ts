/** The transfer account behind a Japan Post Bank 記号 (5 digits) and 番号 (2–8 digits). */
export interface JapanPostAccount {
  /** Branch number: 2nd and 3rd digit of 記号, then 8 (普通) or 9 (当座). */
  readonly branch_code: string
  /** 1 普通 for 記号 starting with 1, 2 当座 for those starting with 0. */
  readonly account_type: 1 | 2
  /** Seven digits. */
  readonly account_number: string
}

/**
 * Turns 記号・番号 into branch, type and number for transfers from other banks; null where they cannot belong together.
 * @example japanPostAccount('10180', '12345671') // { branch_code: '018', account_type: 1, account_number: '1234567' }
 */
export const japanPostAccount = (kigou: string, bangou: string): JapanPostAccount | null => {
  if (/^1\d{3}0$/.test(kigou) && /^\d{1,7}1$/.test(bangou)) {
    return {
      branch_code: `${kigou.slice(1, 3)}8`,
      account_type: 1,
      account_number: bangou.slice(0, -1).padStart(7, '0'),
    }
  }
  if (/^0\d{4}$/.test(kigou) && /^\d{1,6}$/.test(bangou)) {
    return { branch_code: `${kigou.slice(1, 3)}9`, account_type: 2, account_number: bangou.padStart(7, '0') }
  }
  return null
}
