import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answerOf } from '../testing/company.ts'
import { renderAt } from '../testing/render-at.tsx'
import { changeCreation, clearCreation, readCreation } from './flow-state.ts'
import { answers, entered } from './testing/creation.ts'

beforeEach(clearCreation)

test.each(['company', 'bank', 'confirm'])(
  'nothing is typed in vain at add/%s, and what was typed stays',
  async step => {
    changeCreation(entered)
    answerWith({ ...answers, ...answerOf(true) })
    await renderAt(`/suppliers/add/${step}`)
    expect(await screen.findByText('サービスのご利用を停止しています')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('button', { name: 'この内容で登録する' })).toBeNull()
    expect(readCreation().company).toEqual({ ...readCreation().company, ...entered.company })
  },
)
