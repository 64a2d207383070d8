import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith, type Network } from '@invoice-card/config/testing/network'
import { store } from '@invoice-card/session'
import { emptyRegistration, registrationAtom, registrationTokenAtom } from '../registration/flow-state.ts'
import { Component as Registration } from '../registration/screen.tsx'
import { renderAt } from './render-screen.tsx'

export const validation = 'POST /api/v1/users/validation'

/** A form without a fault, in spellings that are not the stored ones. */
export const filledRegistration = {
  ...emptyRegistration,
  user_last_name: '小林',
  user_first_name: '直子',
  phone_number: '０３−５２１８−０１１０',
  is_terms_agreed: true,
  corporation: {
    corporate_name: '㈱ノースリンク',
    corporate_name_kana: 'のーすりんく',
    corporate_number: '１９９９９９７４７０１８５',
    representative_name: '小林　誠',
    representative_name_kana: 'ｺﾊﾞﾔｼ ﾏｺﾄ',
    representative_birthday: '1980-04-01',
    postal_code: '060-0005',
    address_state: '北海道',
    address_city: '札幌市中央区',
    address_street: '北五条西4-7',
    transfer_person_name: '株式会社ノースリンク',
  },
}

/** An accepted code, and nothing typed yet. */
export function beginRegistration(): void {
  store.set(registrationTokenAtom, 'token')
  store.set(registrationAtom, emptyRegistration)
}

export const openRegistration = () =>
  renderAt('/registration', [
    { path: '/registration', element: <Registration /> },
    { path: '*', element: <p>次の画面</p> },
  ])

export const answerRegistration = (answers: Record<string, unknown> = {}): Network =>
  answerWith({
    'GET /api/v1/business_categories': { business_categories: [{ id: 1, name: '卸売業' }] },
    [validation]: { fields: [], suggestions: [] },
    ...answers,
  })

/** A field by the name in its label, with the mark that it carries. */
export const field = (label: string, mark = '必須'): HTMLElement => screen.getByLabelText(`${label}${mark}`)

export async function paste(control: HTMLElement, text: string): Promise<void> {
  await userEvent.click(control)
  await userEvent.paste(text)
}

export const proceed = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '確認画面へ進む' }))

/** What the form finds wrong, in its order. */
export const problems = () => screen.queryAllByText(/^＊/).map(({ textContent }) => textContent)
