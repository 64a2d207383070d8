/**
 * Divisions A to T of the Japan Standard Industrial Classification (総務省 日本標準産業分類, 令和5年改定), in its order; the id is the
 * place.
 */
const names = [
  '農業、林業',
  '漁業',
  '鉱業、採石業、砂利採取業',
  '建設業',
  '製造業',
  '電気・ガス・熱供給・水道業',
  '情報通信業',
  '運輸業、郵便業',
  '卸売業、小売業',
  '金融業、保険業',
  '不動産業、物品賃貸業',
  '学術研究、専門・技術サービス業',
  '宿泊業、飲食サービス業',
  '生活関連サービス業、娯楽業',
  '教育、学習支援業',
  '医療、福祉',
  '複合サービス事業',
  'サービス業（他に分類されないもの）',
  '公務（他に分類されるものを除く）',
  'その他・分類不能の産業',
]

export const businessCategories = names.map((name, index) => ({ id: index + 1, name }))

export const isBusinessCategory = (id: number): boolean => businessCategories.some(category => category.id === id)

/** Null where there is none of this id. */
export const categoryName = (id: number): string | null =>
  businessCategories.find(category => category.id === id)?.name ?? null
