import type { Contract, PlatformErrorCode, RefusalCodeOf } from '@invoice-card/contracts'

/** One text per code that a resource refuses with: a missing one does not compile. */
export type Messages<C extends Contract> = Readonly<
  Record<{ [Name in keyof C]: RefusalCodeOf<C[Name]> }[keyof C], string>
>

/** Texts of the codes that any call may answer with. */
export const platformMessages: Readonly<Record<PlatformErrorCode, string>> = {
  invalid_request: '入力内容に誤りがあります。内容をご確認ください。',
  idempotency_key_required: '画面が更新されています。画面を再読み込みして、もう一度お試しください。',
  expired_access_token: 'セッションの有効期限が切れました。',
  invalid_access_token: 'サインインの状態を確認できませんでした。もう一度サインインしてください。',
  insufficient_scope: '連携サービスに、この操作は許可されていません。',
  feature_disabled: 'この機能は現在ご利用いただけません。',
  company_not_registered:
    '登録審査が終わっていないため、このお手続きはまだご利用いただけません。登録審査の結果はメールでお知らせします。',
  company_frozen:
    'サービスのご利用を停止しているため、このお手続きはできません。これまでの内容はご確認いただけます。詳しくは、お問い合わせください。',
  not_found: 'お探しの情報が見つかりませんでした。',
  idempotency_key_reused: '同じ操作がすでに別の内容で受け付けられています。画面を再読み込みして内容をご確認ください。',
  payload_too_large: '送信されたデータが大きすぎます。',
  too_many_requests: 'お手続きの回数が上限に達しました。しばらく時間をおいてから、もう一度お試しください。',
  internal_error: 'システムエラーが発生しました。しばらくしてからもう一度お試しください。',
  service_unavailable: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
}
