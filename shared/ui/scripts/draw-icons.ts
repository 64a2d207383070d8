/**
 * Draws src/icon/{first-shapes,shapes}.ts from Lucide's line icons (ISC licence), one path per icon. Run: `node
 * shared/ui/scripts/draw-icons.ts`.
 */
import { writeFileSync } from 'node:fs'
import { drawPath, type LucideNode } from './svg-path.ts'

const lucideByName = {
  account_balance: 'landmark',
  account_circle: 'circle-user-round',
  add: 'plus',
  add_circle: 'circle-plus',
  apartment: 'building-complex',
  arrow_back: 'arrow-left',
  arrow_downward: 'arrow-down',
  arrow_drop_down: 'chevron-down',
  arrow_forward: 'arrow-right',
  arrow_upward: 'arrow-up',
  attach_file: 'paperclip',
  badge: 'id-card',
  block: 'ban',
  business: 'building',
  calendar_month: 'calendar-days',
  call: 'phone',
  cancel: 'circle-x',
  check: 'check',
  check_circle: 'circle-check',
  chevron_left: 'chevron-left',
  chevron_right: 'chevron-right',
  close: 'x',
  content_copy: 'copy',
  credit_card: 'credit-card',
  delete: 'trash',
  description: 'file-text',
  download: 'download',
  drafts: 'file-pen-line',
  drag_indicator: 'grip-vertical',
  edit: 'pencil',
  error: 'circle-exclamation-point',
  expand_less: 'chevron-up',
  expand_more: 'chevron-down',
  file_present: 'file-check',
  filter_list: 'list-filter',
  group: 'users',
  help: 'circle-question-mark',
  history: 'rotate-ccw-clock',
  home: 'house',
  hourglass: 'hourglass',
  image: 'image',
  info: 'info',
  key: 'key-round',
  link: 'link',
  list: 'list',
  lock: 'lock',
  login: 'log-in',
  logout: 'log-out',
  mail: 'mail',
  menu: 'menu',
  more_vert: 'ellipsis-vertical',
  notifications: 'bell',
  open_in_new: 'external-link',
  payments: 'banknote',
  person: 'user-round',
  person_add: 'user-round-plus',
  picture_as_pdf: 'file-type',
  print: 'printer',
  receipt_long: 'receipt-japanese-yen',
  receipt_long_blue: 'receipt-japanese-yen',
  refresh: 'refresh-cw',
  remove: 'minus',
  request_quote: 'hand-coins',
  rotate_right: 'rotate-cw',
  save: 'save',
  schedule: 'clock',
  search: 'search',
  send: 'send',
  settings: 'settings',
  shield: 'shield-check',
  storefront: 'store',
  sync: 'repeat',
  undo: 'undo-2',
  upload: 'upload',
  upload_file: 'file-up',
  verified: 'badge-check',
  visibility: 'eye',
  visibility_off: 'eye-off',
  warning: 'triangle-exclamation-point',
  zoom_in: 'zoom-in',
  zoom_out: 'zoom-out',
}

/**
 * Icons of the screens before the sign-in: they are part of the first script, the others come with the rest of the kit.
 */
const first = [
  'arrow_back',
  'check',
  'check_circle',
  'close',
  'credit_card',
  'error',
  'info',
  'open_in_new',
  'refresh',
  'visibility',
  'visibility_off',
  'warning',
]

const shapes = await Promise.all(
  Object.entries(lucideByName).map(async ([name, lucide]) => {
    const icon: { __iconData?: { node: LucideNode[] } } = await import(`lucide-react/icons/${lucide}`)
    if (!icon.__iconData) throw new Error(`${lucide} (for ${name}) is an alias in Lucide: name the icon it stands for`)
    return { name, line: `  ${name}: '${icon.__iconData.node.map(drawPath).join('')}',` }
  }),
)
const linesOf = (isFirst: boolean) =>
  shapes
    .filter(({ name }) => first.includes(name) === isFirst)
    .map(({ line }) => line)
    .join('\n')

const origin =
  '// Drawn by scripts/draw-icons.ts from Lucide (ISC licence, https://lucide.dev/license): one 24 × 24 stroke path each.\n'
const write = (file: string, text: string) => writeFileSync(new URL(`../src/icon/${file}`, import.meta.url), text)
write('first-shapes.ts', `${origin}export const firstShapes = {\n${linesOf(true)}\n} as const\n`)
write(
  'shapes.ts',
  `${origin}import { firstShapes } from './first-shapes.ts'\n\nexport const shapes = {\n  ...firstShapes,\n${linesOf(false)}\n} as const\n`,
)
