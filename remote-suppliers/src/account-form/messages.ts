import type { SupplierStatus } from '@invoice-card/contracts'

const mail = '口座の変更をお知らせするメールもお送りします。'

export const messages = {
  add: {
    title: '口座を追加する',
    description: (name: string) => `${name}の振込先口座を追加します。`,
    save: '口座を追加する',
  },
  edit: {
    title: '口座を修正する',
    description: (name: string) => `${name}の振込先口座を修正します。`,
    save: '修正を保存する',
  },
  section: '振込先口座',
  before: {
    title: '保存すると、取引先をもう一度確認します',
    texts: {
      Approved: `取引先の状態は「確認済み」から「確認前」に戻り、担当者がもう一度確認します。確認前でも、お支払いをお申し込みいただけます。${mail}`,
      Unapproved: `取引先の状態は「確認前」のままです。担当者が、保存した口座もあわせて確認します。${mail}`,
      Escalation: `取引先の状態は「追加確認中」のままです。担当者が、保存した口座もあわせて確認します。${mail}`,
    } satisfies Record<Exclude<SupplierStatus, 'Rejected'>, string>,
    inProgress: 'お申し込み済みのお支払いの振込先は、この修正では変わりません。',
  },
  unchanged: '口座の内容は変わっていません。',
  cancel: '保存せずに戻る',
  refused: { title: '保存できませんでした', showLatest: '最新の内容を表示する' },
  rejected: { title: 'この取引先の口座は登録・修正できません' },
} as const
