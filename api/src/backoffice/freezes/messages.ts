import type { FreezeKind } from '../../platform/database/public.ts'
import type { NoticeTexts } from '../../platform/notifications/public.ts'
import type { NamedSubject } from './subjects-store.ts'

const contact = 'ご不明な点は、お問い合わせください。'
const waiting =
  'すでにお申し込みいただいたお支払いは、利用停止が解除されるまで手続きを中断します。期限のあるお支払いは、期限を過ぎると取り消され、カードに返金されます。'

interface Texts {
  readonly frozen: { readonly title: string; readonly body: readonly string[]; readonly link: string | null }
  readonly lifted: { readonly title: string; readonly body: readonly string[]; readonly link: string | null }
}

const texts: Readonly<Record<FreezeKind, (name: string) => Texts>> = {
  user: () => ({
    frozen: {
      title: 'アカウントのご利用を停止しました',
      body: [
        'お客さまのアカウントのご利用を停止しました。すべての端末からサインアウトされ、サインインできません。',
        waiting,
      ],
      link: null,
    },
    lifted: {
      title: 'アカウントの利用停止を解除しました',
      body: [
        'お客さまのアカウントの利用停止を解除しました。サインインしてご利用ください。',
        '連携サービスとの連携は解除されています。引き続きご利用になる場合は、もう一度連携してください。',
      ],
      link: '/toppage',
    },
  }),
  company: name => ({
    frozen: {
      title: 'サービスのご利用を停止しました',
      body: [
        `${name}さまのサービスのご利用を停止しました。これまでの内容はご確認いただけますが、新しいお支払いやご依頼などのお手続きはできません。`,
        waiting,
      ],
      link: '/toppage',
    },
    lifted: {
      title: 'サービスの利用停止を解除しました',
      body: [`${name}さまのサービスの利用停止を解除しました。中断していた手続きを再開します。`],
      link: '/toppage',
    },
  }),
  supplier: name => ({
    frozen: {
      title: `登録取引先「${name}」の利用を停止しました`,
      body: [`登録取引先「${name}」の利用を停止しました。この取引先への新しいお支払いはできません。`, waiting],
      link: '/suppliers',
    },
    lifted: {
      title: `登録取引先「${name}」の利用停止を解除しました`,
      body: [`登録取引先「${name}」の利用停止を解除しました。中断していた手続きを再開します。`],
      link: '/suppliers',
    },
  }),
  credit_card: name => ({
    frozen: {
      title: '登録したカードの利用を停止しました',
      body: [`登録したカード（${name}）の利用を停止しました。このカードでの新しいお支払いはできません。`, waiting],
      link: '/myaccount/creditcards',
    },
    lifted: {
      title: '登録したカードの利用停止を解除しました',
      body: [`登録したカード（${name}）の利用停止を解除しました。中断していた手続きを再開します。`],
      link: '/myaccount/creditcards',
    },
  }),
}

const notice = ({ kind, name }: NamedSubject, what: keyof Texts) => {
  const { title, body, link } = texts[kind](name)[what]
  return { kind: 'use_suspended', title, body: [...body, contact].join('\n'), link } as const satisfies NoticeTexts
}

/** That something is frozen; the reason stays in the back office. */
export const freezeNotice = (subject: NamedSubject) => notice(subject, 'frozen')

export const liftNotice = (subject: NamedSubject) => notice(subject, 'lifted')

export const sessionsEndedNotice = {
  kind: 'security_settings_changed',
  title: 'すべての端末からサインアウトされました',
  body: [
    '安全のため、運営がお客さまのアカウントをすべての端末からサインアウトしました。もう一度サインインしてください。',
    'お心当たりがない場合は、パスワードを変更し、お問い合わせください。',
  ].join('\n'),
  link: '/myaccount/security',
} as const satisfies NoticeTexts
