import type { ExaminerRole } from '@invoice-card/contracts/backoffice'

interface DemoExaminer {
  readonly display_name: string
  readonly password: string
  /** Base32, for an authenticator. */
  readonly totp_secret: string
  readonly roles: readonly ExaminerRole[]
}

/**
 * Two examiners of the environment `local`, so that a payment can go its way there. Everybody knows their passwords
 * (docs/operations.md).
 */
export const demoExaminers: Readonly<Record<string, DemoExaminer>> = {
  sato: {
    display_name: '佐藤 由美（デモ）',
    password: 'Yumi-checks-2026',
    totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    roles: ['first_check', 'second_check', 'support', 'admin'],
  },
  suzuki: {
    display_name: '鈴木 亮（デモ）',
    password: 'Ryo-completes-2026',
    totp_secret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA',
    roles: ['first_check', 'second_check', 'support'],
  },
}
