import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { SnackbarItem } from '@invoice-card/events'
import { Appear, Presence } from '../motion/presence.tsx'
import { BareIconButton } from '../button/bare-icon-button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { wholeWordsOfMessage } from '../layout/whole-words.tsx'
import { styled } from '../system/styled.ts'
import { MessageLinks } from './message-links.tsx'
import { useMessagesOnTop } from './messages-on-top.ts'
import { useSnackbarTiming } from './use-snackbar-timing.ts'

const Viewport = styled('div', {
  base: {
    position: 'fixed',
    top: 'max({spacing.4}, env(safe-area-inset-top))',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 'snackbar',
    pointerEvents: 'none',
    _print: { display: 'none' },
    width: 'calc(100vw - 2rem)',
    maxWidth: { base: '360px', lg: '600px' },
  },
})
const Panel = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    bg: 'bg.surface',
    lineHeight: 'snug',
    pointerEvents: 'auto',
    borderWidth: '1px',
    borderInlineStartWidth: '6px',
    borderRadius: 'lg',
    boxShadow: 'raised',
    '& > svg': { marginTop: '0.65rem' },
  },
  variants: {
    color: {
      success: { borderColor: 'success.solid', '& > svg': { color: 'success.solid' } },
      error: { borderColor: 'danger.solid', '& > svg': { color: 'white', fill: 'danger.solid' } },
      info: { borderColor: 'accent.600', '& > svg': { color: 'accent.600' } },
    },
  },
})
const Message = styled('div', { base: { flex: 1, minWidth: 0, paddingBlock: '2.5' } })
const Title = styled('p', { base: { fontWeight: 'bold' } })

const icons: Record<SnackbarItem['color'], IconName> = { success: 'check', error: 'warning', info: 'info' }

/**
 * The message bar at the top of the screen (docs/product.md#messages-and-dialogs): give it the item to show and clear
 * the item that `onCleared` names. Another one
 * may have been set since.
 */
export function Snackbar({
  item,
  onCleared,
}: {
  item: SnackbarItem | undefined
  onCleared: (item: SnackbarItem) => void
}) {
  const box = useMessagesOnTop()
  const [isPaused, setIsPaused] = useState(false)
  const { isShown, close } = useSnackbarTiming(
    item,
    cleared => {
      setIsPaused(false)
      onCleared(cleared)
    },
    isPaused,
  )
  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  const dismiss = () => {
    resume()
    close()
  }
  const bar = item && isShown && (
    <Appear key="snackbar" from="translateY(-16px)">
      <Panel color={item.color} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
        <Icon name={icons[item.color]} size="1.4em" />
        <Message>
          {item.title && <Title>{item.title}</Title>}
          <p>{wholeWordsOfMessage(item.text)}</p>
          {item.link && <MessageLinks links={[item.link]} onFollow={dismiss} />}
        </Message>
        <BareIconButton icon="close" label="閉じる" onClick={dismiss} />
      </Panel>
    </Appear>
  )
  // Both regions stand before the message comes: screen readers pass over a live region that arrives together with its
  // text.
  const isUrgent = item?.color === 'error'
  return createPortal(
    <Viewport>
      <div aria-live="assertive" aria-atomic>
        {isUrgent && <Presence>{bar}</Presence>}
      </div>
      <div aria-live="polite" aria-atomic>
        {!isUrgent && <Presence>{bar}</Presence>}
      </div>
    </Viewport>,
    box,
  )
}
