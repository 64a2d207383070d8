import type { accounts } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const accountsExamples: ExamplesOf<typeof accounts> = {
  convertHolderKana: { body: { name: '株式会社アオバデザイン' }, response: { holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ', warnings: [] } },
}
