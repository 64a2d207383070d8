import { maxFileMebibytes } from '@invoice-card/contracts'

export const messages = {
  title: '請求書カード払い',
  lead: '請求書をアップロードすると、自動で読み取り、入力欄に反映します。',
  upload: {
    label: '請求書ファイル',
    help: (maxFiles: number) =>
      `PDF、JPEG、PNG形式、${maxFileMebibytes}MBまで。${maxFiles}件までまとめて選択できます。パスワードの付いたファイルは読み取れません。`,
    camera: 'カメラで撮影する',
    sending: (name: string) => `${name}をアップロードしています`,
    checking: (name: string) => `${name}を確認しています`,
    selected: (name: string) => `選択中の請求書：${name}`,
    proceed: '内容の入力へ進む',
    replacing: '別のファイルを選択すると、この請求書と差し替えます。入力した内容は引き継ぎます。',
    which: {
      title: 'どのお支払いの請求書ですか',
      text: (open: string, chosen: string) =>
        open === chosen
          ? `選択したファイルは、入力しているお支払いの請求書と同じ名前（${open}）です。別のお支払いを始めるか、請求書を差し替えるかを選んでください。`
          : `「${open}」のお支払いを入力しています。選択した「${chosen}」で別のお支払いを始めるか、「${open}」と差し替えるかを選んでください。`,
      replace: '差し替える',
      begin: '別のお支払いを始める',
    },
  },
  mayPrepare: 'それまでの間も、請求書をアップロードして、下書きとして準備できます。',
  calculator: {
    title: '手数料の計算',
    amount: '請求金額（税込）',
    loading: '手数料の計算を読み込んでいます',
    failed: '手数料の計算を表示できません。お支払いの手続きは、そのまま続けられます。',
  },
  drafts: (count: number) => `下書きが${count.toLocaleString('ja-JP')}件あります`,
  again: (supplier: string) =>
    `「${supplier}」へのお支払いです。支払先と振込先口座を前回から引き継ぎます。新しい請求書を選択してください。`,
  notTakenOver: '引き継がない',
  payeeFirst: '支払先を選んで支払う',
  withPayee: (supplier: string, amount: string) =>
    `「${supplier}」への${amount}のお支払いです。請求書ファイルを選択してください。`,
  prepared: (supplier: string, amount: string) =>
    `連携サービスから受け取った、${supplier ? `「${supplier}」への` : ''}${amount}のお支払いです。請求書ファイルを選択してください。`,
  draftWithoutFile: '請求書ファイルを選択すると、下書きの続きから入力できます。',
  draftOpened: (fileName: string) => `「${fileName}」には保存済みの下書きがあります。その続きを開きました。`,
  openDrafts: '下書きから続ける',
} as const
