export const statsMessages = {
  newNotification: '新しいお知らせが届きました。',
  openNotifications: 'お知らせを見る',
} as const
