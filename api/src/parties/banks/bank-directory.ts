/** A bank or branch as the reader knows it. */
export interface NamedCode {
  readonly code: string
  /** As people write it: みずほ銀行, 東京営業部. */
  readonly name: string
  /** Without 銀行 or 支店. */
  readonly short_name: string
}

/** Where the reader looks banks and branches up. */
export interface BankDirectory {
  banks(): Promise<readonly NamedCode[]>
  branchesOf(bankCode: string): Promise<readonly NamedCode[]>
}
