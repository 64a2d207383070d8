import { Actions } from './actions.tsx'
import { Data } from './data.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Icons } from './icons.tsx'
import { Messages } from './messages.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { SignIn } from './sign-in.tsx'
import { SpecialFields } from './special-fields.tsx'
import { States } from './states.tsx'

/** The chapters of the gallery. */
export const parts = [
  { id: 'foundations', title: '基礎', Part: Foundations },
  { id: 'sign-in', title: '画面の例', Part: SignIn },
  { id: 'actions', title: '操作', Part: Actions },
  { id: 'fields', title: '入力', Part: Fields },
  { id: 'special-fields', title: '専用の入力', Part: SpecialFields },
  { id: 'messages', title: 'お知らせ', Part: Messages },
  { id: 'navigation', title: '移動', Part: Navigation },
  { id: 'data', title: '表示', Part: Data },
  { id: 'states', title: '状態', Part: States },
  { id: 'overlays', title: '重なるもの', Part: Overlays },
  { id: 'icons', title: 'アイコン', Part: Icons },
]
