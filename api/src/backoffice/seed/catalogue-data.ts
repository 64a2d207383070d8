import type {
  AccountInput,
  DraftValues,
  SupplierCorporationInput,
  SupplierSoleProprietorInput,
  SupplierStatus,
} from '@invoice-card/contracts'

interface SeedSupplier {
  readonly status: SupplierStatus
  readonly registeredDaysAgo: number
  readonly corporation?: SupplierCorporationInput
  readonly soleProprietor?: SupplierSoleProprietorInput
  readonly accounts: readonly AccountInput[]
}

const account = (
  bank_code: string,
  branch_code: string,
  account_type: AccountInput['account_type'],
  account_number: string,
  account_holder_kana: string,
): AccountInput => ({ bank_code, branch_code, account_type, account_number, account_holder_kana })

/**
 * Whom the demo company pays. The issuers of the sample invoices are not among them, so that a new supplier can be
 * tried.
 */
export const seedSuppliers: readonly SeedSupplier[] = [
  {
    status: 'Approved',
    registeredDaysAgo: 214,
    corporation: {
      corporate_name: '株式会社みなと印刷',
      corporate_name_kana: 'ミナトインサツ',
      corporate_number: '1999920115751',
      registration_number: 'T1999920115751',
      postal_code: '2310023',
      address: '神奈川県横浜市中区山下町45番3号',
      phone_number: '0456810247',
      email_address: 'keiri@minato-insatsu.example.jp',
    },
    accounts: [account('0138', '200', 1, '1420358', 'カ）ミナトインサツ')],
  },
  {
    status: 'Approved',
    registeredDaysAgo: 187,
    corporation: {
      corporate_name: '東都電機株式会社',
      corporate_name_kana: 'トウトデンキ',
      corporate_number: '7999913371917',
      registration_number: 'T7999913371917',
      postal_code: '1010021',
      address: '東京都千代田区外神田三丁目2番5号',
      phone_number: '0332510618',
    },
    accounts: [
      account('0009', '219', 2, '0208814', 'トウトデンキ（カ'),
      account('0005', '341', 1, '3317702', 'トウトデンキ（カ'),
    ],
  },
  {
    status: 'Approved',
    registeredDaysAgo: 160,
    corporation: {
      corporate_name: '合同会社マルイチ工務店',
      corporate_name_kana: 'マルイチコウムテン',
      corporate_number: '4999916743834',
      registration_number: 'T4999916743834',
      postal_code: '3300854',
      address: '埼玉県さいたま市大宮区桜木町一丁目9番2号',
      phone_number: '0486450931',
    },
    accounts: [account('0017', '369', 1, '5102947', 'ド）マルイチコウムテン')],
  },
  {
    status: 'Approved',
    registeredDaysAgo: 121,
    corporation: {
      corporate_name: '北星物流株式会社',
      corporate_name_kana: 'ホクセイブツリュウ',
      corporate_number: '9999923487668',
      registration_number: 'T9999923487668',
      postal_code: '0030004',
      address: '北海道札幌市白石区東札幌四条二丁目1番7号',
      phone_number: '0118120456',
    },
    accounts: [account('0501', '115', 1, '2240916', 'ホクセイブツリユウ（カ')],
  },
  {
    status: 'Approved',
    registeredDaysAgo: 96,
    corporation: {
      corporate_name: '税理士法人あかつき会計',
      corporate_name_kana: 'アカツキカイケイ',
      corporate_number: '5999947091087',
      registration_number: 'T5999947091087',
      postal_code: '1000005',
      address: '東京都千代田区丸の内三丁目1番8号',
      phone_number: '0352190733',
      email_address: 'jimu@akatsuki-kaikei.example.jp',
    },
    accounts: [account('0001', '001', 1, '2876140', 'ゼイ）アカツキカイケイ')],
  },
  {
    status: 'Approved',
    registeredDaysAgo: 73,
    soleProprietor: {
      business_name: '山田写真事務所',
      business_name_kana: 'ヤマダシャシンジムショ',
      representative_name: '山田 恵',
      registration_number: 'T2810457360195',
      postal_code: '1680064',
      address: '東京都杉並区永福二丁目4番11号',
      phone_number: '0333280514',
    },
    accounts: [account('9900', '018', 1, '3415526', 'ヤマダ　メグミ')],
  },
  {
    status: 'Escalation',
    registeredDaysAgo: 20,
    corporation: {
      corporate_name: '株式会社ひかり食品',
      corporate_name_kana: 'ヒカリショクヒン',
      corporate_number: '6999926859585',
      registration_number: 'T6999926859585',
      postal_code: '5300001',
      address: '大阪府大阪市北区梅田二丁目8番14号',
      phone_number: '0663410289',
    },
    accounts: [account('0010', '051', 1, '0457713', 'カ）ヒカリシヨクヒン')],
  },
  {
    status: 'Unapproved',
    registeredDaysAgo: 6,
    corporation: {
      corporate_name: '株式会社さくら清掃サービス',
      corporate_name_kana: 'サクラセイソウサービス',
      corporate_number: '4999943719170',
      registration_number: 'T4999943719170',
      postal_code: '8100001',
      address: '福岡県福岡市中央区天神四丁目5番2号',
      phone_number: '0927140655',
    },
    accounts: [account('0177', '211', 1, '1893304', 'カ）サクラセイソウサービス')],
  },
  {
    status: 'Unapproved',
    registeredDaysAgo: 2,
    corporation: {
      corporate_name: '瀬戸内マリン株式会社',
      corporate_name_kana: 'セトウチマリン',
      corporate_number: '7999940347253',
      registration_number: 'T7999940347253',
      postal_code: '7000821',
      address: '岡山県岡山市北区中山下一丁目3番9号',
      phone_number: '0862240971',
    },
    accounts: [],
  },
  {
    status: 'Rejected',
    registeredDaysAgo: 140,
    corporation: {
      corporate_name: '有限会社大和産業',
      corporate_name_kana: 'ヤマトサンギョウ',
      corporate_number: '3999933603419',
      postal_code: '6308213',
      address: '奈良県奈良市登大路町22番地',
    },
    accounts: [account('0162', '040', 1, '0663829', 'ユ）ヤマトサンギヨウ')],
  },
]

/** Half-filled payments; the first names the supplier by its number, which the seed turns into its id. */
export const seedDrafts: readonly {
  readonly savedDaysAgo: number
  readonly corporate_number?: string
  readonly values: DraftValues
}[] = [
  {
    savedDaysAgo: 1,
    corporate_number: '1999920115751',
    values: { amount: 184_800, due_date: '', invoice_number: 'MP-20261105', is_new_supplier: false },
  },
  {
    savedDaysAgo: 9,
    values: {
      amount: 66_000,
      is_new_supplier: true,
      new_supplier_business_form: 1,
      new_supplier: { corporate_name: '株式会社トラスト保守', corporate_number: '9999953834921' },
    },
  },
]
