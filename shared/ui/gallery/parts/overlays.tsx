import { useState } from 'react'
import type { SnackbarItem } from '@invoice-card/events'
import {
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Drawer,
  HStack,
  LoadingOverlay,
  Section,
  Snackbar,
  Text,
  Toaster,
  type NumberedToast,
} from '../../src/index.ts'

type Open = 'confirm' | 'danger' | 'dialog' | 'drawer' | 'left' | 'overlay' | undefined

const items: SnackbarItem[] = [
  { color: 'success', text: '下書きを保存しました。' },
  { color: 'error', title: '保存できませんでした', text: '通信環境をご確認のうえ、もう一度お試しください。' },
  { color: 'info', text: '新しいお知らせが1件あります。' },
]

const toasts = [
  { kind: 'info', text: '新しいお知らせが届きました。', link: { to: '/', label: 'お知らせを見る' } },
  { kind: 'success', title: '読み取りが終わりました', text: '請求書_2026年11月.pdf' },
  { kind: 'warning', text: 'カードの有効期限が近づいています。' },
  { kind: 'error', text: '1件の読み取りに失敗しました。' },
  { kind: 'default', text: '下書きを保存しました。' },
] as const

export function Overlays() {
  const [shown, setShown] = useState<readonly NumberedToast[]>([])
  const [open, setOpen] = useState<Open>()
  const [item, setItem] = useState<SnackbarItem>()
  const close = () => setOpen(undefined)
  return (
    <Section title="重なるもの">
      <Card>
        <HStack>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            確認
          </Button>
          <Button variant="secondary" onClick={() => setOpen('danger')}>
            取り消しの確認
          </Button>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            ダイアログ
          </Button>
          <Button variant="secondary" onClick={() => setOpen('drawer')}>
            右のメニュー
          </Button>
          <Button variant="secondary" onClick={() => setOpen('left')}>
            左のメニュー
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen('overlay')
              setTimeout(close, 2000)
            }}
          >
            処理中
          </Button>
          <Button variant="ghost" onClick={() => setShown(toasts.map((item, id) => ({ id, item })))}>
            トースト
          </Button>
          {items.map(next => (
            <Button
              key={next.color}
              variant="ghost"
              onClick={() => setItem({ ...next })}
            >{`スナックバー ${next.color}`}</Button>
          ))}
        </HStack>
      </Card>
      <ConfirmDialog isOpen={open === 'confirm'} title="入力内容を破棄しますか？" onConfirm={close} onCancel={close}>
        入力した内容は保存されません。
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'danger'}
        title="お支払いを取り消しますか？"
        tone="danger"
        confirmLabel="取り消す"
        onConfirm={close}
        onCancel={close}
      >
        <Text>取り消すと元に戻せません。カードの利用枠は、カード会社の処理が終わってから戻ります。</Text>
      </ConfirmDialog>
      <Dialog
        isOpen={open === 'dialog'}
        title="振込名義について"
        onClose={close}
        actions={<Button onClick={close}>閉じる</Button>}
      >
        <Text>取引先さまの通帳には、ここで選んだ名義が表示されます。はじめは会社名（カナ）が入っています。</Text>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} title="メニュー" onClose={close}>
        <Text padding="3">お支払い</Text>
      </Drawer>
      <Drawer isOpen={open === 'left'} title="ヘルプ" side="left" onClose={close}>
        <Text padding="3">操作マニュアル</Text>
      </Drawer>
      <LoadingOverlay isLoading={open === 'overlay'} />
      <Toaster toasts={shown} onDismiss={id => setShown(rest => rest.filter(toast => toast.id !== id))} />
      <Snackbar item={item} onCleared={() => setItem(undefined)} />
    </Section>
  )
}
